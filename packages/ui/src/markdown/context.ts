import { createContext } from 'react';

/** What a citation needs to know of a passage. */
export interface CitedPassage {
  /** The number that the text cites as `[n]`. */
  readonly n: number;
  readonly documentName: string;
  /** Where the words stand; the first gives the page. */
  readonly positions: readonly (readonly [page: number, left: number, right: number, top: number, bottom: number])[];
}

/** How the reader reached for a citation. `hover` only by mouse, `focus` only by keyboard. */
export type CiteVia = 'hover' | 'click' | 'focus';

export interface CitationEvents {
  onCite?: (citation: { n: number; via: CiteVia }) => void;
}

export interface Citations extends CitationEvents {
  readonly passages: ReadonlyMap<number, CitedPassage>;
  readonly active: number | null;
}

export const CitationsContext = createContext<Citations>({ passages: new Map(), active: null });

/** What holds for the whole answer. */
export interface AnswerState {
  readonly running: boolean;
  /** Labels of the footnotes that have a text. */
  readonly footnotes: ReadonlySet<string>;
  readonly loadsImage?: (address: URL) => boolean;
}

export const AnswerContext = createContext<AnswerState>({ running: false, footnotes: new Set() });
