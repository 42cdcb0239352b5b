import type { PlacedText } from './types.js';

/** One line of a page in reading order. Coordinates are those of the page turned so that its text stands upright. */
export interface Line extends PlacedText {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
  readonly points: number;
  readonly bold: boolean;
  /** What it is to the running text: captions, notes, boxes beside it and the names in a drawing may interrupt it. */
  readonly role: 'text' | 'caption' | 'label' | 'note' | 'aside';
  /** More than one cell of a table. */
  readonly row: boolean;
  /** Edges of the column it belongs to. */
  readonly column: readonly [left: number, right: number];
  /** Height of the page, turned upright. 0 for text that runs another way than the rest of its page. */
  readonly pageHeight: number;
}
