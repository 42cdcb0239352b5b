import { createCache } from '@ant-design/cssinjs';
import { hostSheet } from './hostSheet.js';
import { type StyleSink, styleSink } from './styleSink.js';

type Cache = ReturnType<typeof createCache>;

interface Shared {
  readonly sink: StyleSink;
  readonly cache: Cache;
}

const shown = new Set<() => void>();
let shared: Shared | undefined;

/** antd's styles, which are the same for all elements of a page. */
const sharedStyles = (): Shared => {
  shared ??= {
    sink: styleSink(() => {
      for (const adopt of shown) adopt();
    }),
    cache: createCache(),
  };
  return shared;
};

/** Gives all elements rules that a library brings as a text, beside what it draws. */
export const styleElements = (rules: string): void => {
  const style = document.createElement('style');
  style.textContent = rules;
  sharedStyles().sink.target.appendChild(style);
};

export interface ShadowStyles {
  /** Where antd puts its styles. */
  readonly antd: HTMLElement;
  readonly antdCache: Cache;
  /** Where the widgets put theirs. */
  readonly own: HTMLElement;
  /** The element has left the page. */
  readonly stop: () => void;
}

/**
 * Icons put their style straight into the shadow root that they find themselves in, each one again, where a policy
 * refuses it. It is taken to the sink instead, once.
 */
const divert = (root: ShadowRoot, { target }: StyleSink): void => {
  const taken = new Set<string>(['']);
  root.insertBefore = (node, before) => {
    if (!(node instanceof HTMLStyleElement)) {
      Node.prototype.insertBefore.call(root, node, before);
      return node;
    }
    if (taken.has(node.textContent)) return node;
    taken.add(node.textContent);
    return target.insertBefore(node, target.firstChild);
  };
  root.appendChild = (node) => root.insertBefore(node, null);
  root.removeChild = (node) => {
    if (node.parentNode === root) Node.prototype.removeChild.call(root, node);
    return node;
  };
};

/** Gives a shadow root the styles of what is drawn in it, without a style element anywhere in the page. */
export const shadowStyles = (root: ShadowRoot): ShadowStyles => {
  const { sink, cache } = sharedStyles();
  const own = styleSink(() => adopt());
  const adopt = () => {
    root.adoptedStyleSheets = [hostSheet(), ...sink.sheets(), ...own.sheets()];
  };
  divert(root, own);
  shown.add(adopt);
  adopt();
  return { antd: sink.target, antdCache: cache, own: own.target, stop: () => shown.delete(adopt) };
};
