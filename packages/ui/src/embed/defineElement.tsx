import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ConsoleSettings } from '../provider/settings.js';
import { type ElementRecipe, readAttribute } from './recipe.js';
import { ShadowProvider } from './ShadowProvider.js';
import { type ShadowStyles, shadowStyles } from './shadowStyles.js';

/** What every element takes beside the props of its widget. */
const settingNames = ['theme', 'language', 'tokens', 'words', 'size'] as const;
const settingAttributes = ['theme', 'language', 'size'] as const;

interface Shown {
  root: Root;
  styles: ShadowStyles;
  mount: HTMLElement;
  container: () => HTMLElement;
}

const isSetting = (name: string): boolean => settingNames.some((one) => one === name);

/**
 * Makes a custom element of a widget: its props are properties of the element, and its callbacks events, with what they
 * tell as `detail`. Does nothing on a server, nor where the element is defined already.
 */
export const defineElement = <Props extends object>(recipe: ElementRecipe<Props>): void => {
  if (typeof customElements === 'undefined' || customElements.get(recipe.tag) !== undefined) return;
  const { attributes, events, always, required } = recipe;
  const names = [
    ...recipe.properties,
    ...settingNames.filter((name) => !recipe.properties.some((one) => one === name)),
  ];
  let widget: Promise<ComponentType<Props>> | undefined;

  const isWhole = (values: Partial<Props>): values is Props => required.every((name) => values[name] !== undefined);

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...new Set([...Object.keys(attributes), ...settingAttributes])];

    readonly #given = new Map<string, unknown>();
    readonly #heard = new Set(always);
    #shown: Shown | undefined;
    #View: ComponentType<Props> | undefined;
    #drawing = false;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }

    connectedCallback(): void {
      // What was set before the element was known lies on the element itself, in front of the accessors.
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      widget ??= recipe.load();
      widget.then(
        (View) => {
          this.#View = View;
          this.draw();
        },
        (error: unknown) => {
          widget = undefined;
          this.dispatchEvent(new CustomEvent('error', { detail: { message: String(error) } }));
        },
      );
      this.draw();
    }

    disconnectedCallback(): void {
      // One that is only moved is in the page again before this comes about.
      queueMicrotask(() => {
        if (this.isConnected || this.#shown === undefined) return;
        this.#shown.root.unmount();
        this.#shown.styles.stop();
        this.#shown.mount.remove();
        this.#shown = undefined;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      const { property, kind } = attributes[name] ?? { property: name, kind: 'text' };
      this.give(property, readAttribute(value, kind));
    }

    override addEventListener(...listener: Parameters<HTMLElement['addEventListener']>): void {
      super.addEventListener(...listener);
      const [type] = listener;
      if (this.#heard.has(type) || events[type] === undefined) return;
      this.#heard.add(type);
      this.draw();
    }

    give(name: string, value: unknown): void {
      if (value === undefined) this.#given.delete(name);
      else this.#given.set(name, value);
      this.draw();
    }

    given(name: string): unknown {
      return this.#given.get(name);
    }

    /** Once for all that is set in one go. */
    draw(): void {
      if (this.#drawing) return;
      this.#drawing = true;
      queueMicrotask(() => {
        this.#drawing = false;
        if (this.isConnected) this.#drawNow();
      });
    }

    #show(): Shown | undefined {
      const { shadowRoot } = this;
      if (this.#shown !== undefined || shadowRoot === null) return this.#shown;
      const mount = document.createElement('div');
      mount.className = 'mount';
      const styles = shadowStyles(shadowRoot);
      const screen = document.createElement('div');
      screen.style.display = 'contents';
      mount.append(screen);
      shadowRoot.append(mount);
      this.#shown = { root: createRoot(screen), styles, mount, container: () => mount };
      return this.#shown;
    }

    #handlers(): Record<string, (detail: unknown) => void> {
      const offered = Object.entries(events).filter(([type]) => this.#heard.has(type));
      return Object.fromEntries(
        offered.map(([type, prop]) => [
          prop,
          (detail: unknown) => this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })),
        ]),
      );
    }

    #drawNow(): void {
      const shown = this.#show();
      const View = this.#View;
      if (shown === undefined) return;
      const entries = [...this.#given];
      const values: Partial<Props> = Object.assign({}, ...entries.map(([name, value]) => ({ [name]: value })));
      const settings: ConsoleSettings = Object.assign(
        {},
        ...entries.filter(([name]) => isSetting(name)).map(([name, value]) => ({ [name]: value })),
      );
      shown.root.render(
        <ShadowProvider {...settings} styles={shown.styles} container={shown.container}>
          {View !== undefined && isWhole(values) && <View {...values} {...this.#handlers()} />}
        </ShadowProvider>,
      );
    }
  }

  for (const name of names)
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      get(this: WidgetElement) {
        return this.given(name);
      },
      set(this: WidgetElement, value: unknown) {
        this.give(name, value);
      },
    });
  customElements.define(recipe.tag, WidgetElement);
};
