/**
 * Where a passage stands in a file that has no pages: rows of a sheet, as the spreadsheet counts them, or slides of a deck.
 * Both ends count, from 1. A kind that only a later server knows is drawn as nothing.
 */
export interface FilePlace {
  readonly kind: 'row' | 'slide' | (string & {});
  readonly from: number;
  readonly to: number;
}

/** A passage of a document as it is read from top to bottom, where there are no pages to look at. */
export interface TextPassage {
  readonly chunkId: string;
  /** Number of the chunk in its document, from 1. */
  readonly chunkIndex: number;
  /** Headings it stands under, outermost first. Those that stand in the text itself are lines of `content`. */
  readonly heading: readonly string[];
  /** Its lines are paragraphs, headings or rows. */
  readonly content: string;
  readonly place?: FilePlace | undefined;
}
