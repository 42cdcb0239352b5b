import type { TurnContext } from '@console/base';
import type { FrameEvent } from '@console/ui/frame-messages';
import { languageOf, settingsOf, type Theme, themeOf } from './settings.js';
import { type TokenMaker, tokenFrom } from './token.js';
import { openWidget } from './widget.js';

type EventName = FrameEvent | 'open' | 'close';

/** What a page may do with its chat. */
export interface ConsoleEmbed {
  /** Makes a token for the visitor, in the place of `data-token-url`. */
  getToken?: TokenMaker;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Opens the window and asks. */
  ask: (question: string) => void;
  /** Pixels, kept within the window. */
  resize: (size: { width?: number; height?: number }) => void;
  /**
   * What the page shows: the person sees it over the field and may put it away before it goes with a question. Plain data; null:
   * nothing.
   */
  setContext: (context: TurnContext | null) => void;
  setTheme: (theme: Theme) => void;
  setLanguage: (language: 'zh-CN' | 'en-US') => void;
  /** Calls a function at each event of that name. Answers what ends it. */
  on: (name: EventName, listener: () => void) => () => void;
  /** Takes all of it off the page. */
  destroy: () => void;
}

declare global {
  interface Window {
    ConsoleEmbed?: ConsoleEmbed;
  }
}

const start = (script: HTMLScriptElement): void => {
  const settings = settingsOf(script);
  const listeners = new Map<string, Set<() => void>>();
  const widget = openWidget({
    settings,
    tokenMaker: () => api.getToken ?? (settings.tokenUrl === undefined ? undefined : tokenFrom(settings.tokenUrl)),
    onEvent: (name) => {
      for (const listener of listeners.get(name) ?? []) listener();
    },
  });
  const api: ConsoleEmbed = {
    ...widget,
    ask: (question) => widget.ask(question),
    setTheme: (theme) => widget.setTheme(themeOf(theme)),
    setLanguage: (language) => widget.setLanguage(languageOf(language)),
    on: (name, listener) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    destroy: () => {
      widget.destroy();
      delete window.ConsoleEmbed;
    },
  };
  window.ConsoleEmbed = api;
};

const { currentScript } = document;
// Two tags are one chat.
if (currentScript instanceof HTMLScriptElement && window.ConsoleEmbed === undefined) {
  if (document.body === null) addEventListener('DOMContentLoaded', () => start(currentScript));
  else start(currentScript);
}
