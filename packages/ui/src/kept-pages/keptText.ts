import { createContext, use, useState } from 'react';

interface Typed {
  /** What it was begun from. */
  readonly from: string;
  readonly text: string;
}

/** What was typed into the fields of one tab, and sent nowhere. */
export type KeptTexts = Map<string, Typed>;

/** That of all open tabs. It outlives their pages, and ends with the tabs. */
export class TextsOfTabs {
  readonly #tabs = new Map<string, KeptTexts>();

  of(tab: string): KeptTexts {
    const texts: KeptTexts = this.#tabs.get(tab) ?? new Map<string, Typed>();
    this.#tabs.set(tab, texts);
    return texts;
  }

  /** All other tabs are closed, or were started anew. */
  keepOnly(tabs: ReadonlySet<string>): void {
    for (const tab of this.#tabs.keys()) if (!tabs.has(tab)) this.#tabs.delete(tab);
  }
}

export const KeptTextsContext = createContext<KeptTexts | null>(null);

/**
 * A text that is typed and not sent yet, such as a word to search for. It begins with `from`, and anew when that changes; with
 * its tab it comes back, also where its page was let go meanwhile. `name` tells it from other fields of the page.
 */
export const useKeptText = (name: string, from: string): readonly [string, (text: string) => void] => {
  const texts = use(KeptTextsContext);
  const [begun, setBegun] = useState(from);
  const [text, setText] = useState(() => {
    const typed = texts?.get(name);
    return typed?.from === from ? typed.text : from;
  });
  if (from !== begun) {
    setBegun(from);
    setText(from);
  }
  const change = (next: string) => {
    setText(next);
    texts?.set(name, { from, text: next });
  };
  return [text, change];
};
