import type { ParseFailure } from '@console/api/contract/documents';
import type { Position } from '@console/base';

/** Which way a run of text goes on the page as displayed: 0 right, 1 down, 2 left, 3 up. */
export type Direction = 0 | 1 | 2 | 3;

/**
 * Where a part of a chunk's text stands: characters `start` to `end` fill the rectangle on the page, in the units of
 * base's Position, running in `direction`. Spans are in the order of the text and never overlap in it.
 */
export type Span = readonly [
  start: number,
  end: number,
  page: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  direction: Direction,
];

/** A run of text as the file places it. */
export interface Piece {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly direction: Direction;
  /** Height of the font in pixels of a page 794 wide. */
  readonly size: number;
  /** Height of the font in points: comparable between pages of different widths. */
  readonly points: number;
  readonly bold: boolean;
}

/** A piece inside a longer text: the characters from `start` to `end` are its own. */
export interface PlacedPiece {
  readonly start: number;
  readonly end: number;
  readonly piece: Piece;
}

/** Text with the pieces it was put together from. */
export interface PlacedText {
  readonly text: string;
  readonly pieces: readonly PlacedPiece[];
}

/** One unit of a document's flow. */
export interface Block extends PlacedText {
  readonly kind: 'heading' | 'text' | 'row';
  /** For headings: smaller stands above larger. */
  readonly level: number;
}

export interface ParsedPage {
  /** In pixels at a width of 794, as displayed. */
  readonly height: number;
  /** Characters that are not blank, and how many of them the chunks hold. */
  readonly characters: number;
  readonly covered: number;
  /** True where this page alone could not be read. */
  readonly failed: boolean;
}

export interface ParsedChunk {
  /** Headings it stands under, outermost first. */
  readonly heading: readonly string[];
  readonly content: string;
  readonly spans: readonly Span[];
  readonly positions: readonly Position[];
}

export interface ParsedDocument {
  /** Empty where the kind of file has no pages. */
  readonly pages: readonly ParsedPage[];
  readonly chunks: readonly ParsedChunk[];
}

/** The file can't be parsed, for a reason that its owner should hear. */
export class ParseError extends Error {
  readonly failure: ParseFailure;

  constructor(failure: ParseFailure, cause?: unknown) {
    super(`parsing failed: ${failure}`, { cause });
    this.name = 'ParseError';
    this.failure = failure;
  }
}
