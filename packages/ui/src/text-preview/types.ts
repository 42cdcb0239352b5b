/** Words of a passage that are lit. */
export interface TextMark {
  readonly id: string;
  /** The passage that they stand in. */
  readonly chunkId: string;
  /**
   * The words as they stand there; several apart from each other are joined by lines of `…`. Left out, or no longer in the
   * text: the passage as a whole.
   */
  readonly quote?: string | undefined;
  /** Stands before the words, on a button that chooses them. Left out: the words alone are lit. */
  readonly label?: string | undefined;
}

/** Characters of a passage that are lit. */
export interface Lit {
  readonly id: string;
  /** Where the words of its mark begin, if they can be chosen. */
  readonly label: string | undefined;
  readonly start: number;
  readonly end: number;
}

export interface PlacedMarks {
  /** By passage. */
  readonly lit: ReadonlyMap<string, readonly Lit[]>;
  /** Marks whose words are no longer there. */
  readonly gone: ReadonlySet<string>;
}

/** A run of a line that is lit by the same marks throughout. */
export interface Run {
  readonly text: string;
  /** Ids of the marks, in their order. */
  readonly marks: readonly string[];
  /** The marks whose words begin here, and can be chosen. */
  readonly begins: readonly { readonly id: string; readonly label: string }[];
}

/** One paragraph, heading or row of a passage. */
export interface TextLine {
  /** For headings: how deep it stands, from 0. */
  readonly depth: number | null;
  readonly runs: readonly Run[];
}
