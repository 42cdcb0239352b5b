/** One field of something that is compared by its fields. */
export interface DifferenceField {
  /** The same on both sides for the same field. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What is compared: a text, or fields each of which is one. */
export type DifferenceText = string | readonly DifferenceField[];

/** Lines that follow one another: the same on both sides, or so many of the one in the place of so many of the other. */
export interface Run {
  readonly same: boolean;
  readonly before: number;
  readonly after: number;
}

/** Two texts, line by line. */
export interface LinePair {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A part of a line; `changed` where the other line has something else. */
export interface WordPart {
  readonly text: string;
  readonly changed: boolean;
}
