import type { ParseFailure } from '@console/api/contract/documents';
import type { FilePlace, Position } from '@console/base';

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
  /** By how many radians its page's lines go down to the right, once upright: a scan is seldom straight. Default 0. */
  readonly tilt?: number | undefined;
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
  /** Where it stands in a file without pages. Left out: nobody counts there. */
  readonly place?: FilePlace;
}

export interface ParsedPage {
  /** In pixels at a width of 794, as displayed. */
  readonly height: number;
  /** Characters that are not blank, and how many of them the chunks hold. */
  readonly characters: number;
  readonly covered: number;
  /** True where this page alone could not be read. */
  readonly failed: boolean;
  /** Where it was read off its picture: how sure that is, 0 to 1. */
  readonly confidence?: number;
}

/** The text of a page that was read off its picture. */
export interface ScannedPage {
  /** In pixels at a width of 794, as displayed. */
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** How sure the models are, 0 to 1. */
  readonly confidence: number;
}

/** Pages that were read off their pictures, by number from 1. Null: it was tried, and failed. */
export type ScannedPages = ReadonlyMap<number, ScannedPage | null>;

/** A heading in the text of a chunk. */
export interface ChunkTitle {
  readonly title: string;
  /** Headings that it stands under, and itself: 1 stands under none. */
  readonly level: number;
}

export interface ParsedChunk {
  /** Headings it stands under, outermost first. */
  readonly heading: readonly string[];
  readonly content: string;
  /** Headings that stand in its text, in order. Left out: none. */
  readonly titles?: readonly ChunkTitle[];
  readonly spans: readonly Span[];
  readonly positions: readonly Position[];
  /** Where it stands in a file without pages. Left out: nobody counts there. */
  readonly place?: FilePlace;
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

/** The file can't be parsed before these pages, numbered from 1, have been read off their pictures. */
export class ScansWanted extends Error {
  override readonly name = 'ScansWanted';
  readonly pages: readonly number[];
  /** How many pages the file has in all. */
  readonly total: number;

  constructor(pages: readonly number[], total: number) {
    super(`${pages.length} of ${total} pages are pictures`);
    this.pages = pages;
    this.total = total;
  }
}
