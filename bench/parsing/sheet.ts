/** What a document is laid out from. Millimetres on A4, origin top left. */

export interface Box {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One element of a text that flows through boxes. */
export interface Item {
  readonly tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'pre';
  readonly text: string;
  /** Stands before the text of a list's item, hanging. */
  readonly mark?: string;
  readonly small?: boolean;
}

/** A text with the boxes that it fills, one after the other. What finds no room is left out, of the truth too. */
export interface Flow {
  readonly boxes: readonly Box[];
  readonly items: readonly Item[];
  /** Any CSS for its boxes. */
  readonly style?: string;
}

/** Something that stands at its place and in no flow: HTML, and what of its text has to be found, part by part. */
export interface Fixed {
  readonly box: Box;
  readonly html: string;
  readonly says: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly chinese: boolean;
  readonly pages: number;
  readonly flows: readonly Flow[];
  readonly fixed: readonly Fixed[];
  /** Points. */
  readonly size: number;
  /** The file draws the boxes of a page in the opposite of their order, as programs for layout may. Default false. */
  readonly backwards?: boolean;
}
