/** What is wrong with a row, in words for people. */
export interface RowProblem {
  /** Key of the field that is to be mended. Left out: the row as a whole. */
  readonly field?: string;
  readonly message: string;
}

/** One row of what is imported. */
export interface ImportRow {
  /** As the file counts, from 1: what people see in their spreadsheet. */
  readonly row: number;
  /** By the key of the field, without spaces around; empty where the file has nothing. */
  readonly values: Readonly<Record<string, string>>;
}

/** One thing that a row may say. */
export interface ImportField {
  readonly key: string;
  /** What the column is called in the template, and what the reader sees. */
  readonly label: string;
  /** Other headings that mean the same. Spaces, brackets, case and width need no mention. */
  readonly synonyms?: readonly string[];
  /** Default false. */
  readonly required?: boolean;
  /**
   * Default `text`. A `number` comes without separators, a `date` as 2026-01-31; what is neither is a problem. An `enum` is
   * one of `options`.
   */
  readonly kind?: 'text' | 'number' | 'date' | 'enum';
  readonly options?: readonly string[];
  /** What is wrong with a value that is there, in words; undefined for a good one. */
  readonly validate?: (value: string) => string | undefined;
  /** Share of the width that it gets beside the others. Default 1. */
  readonly weight?: number;
  /** Stands in the template that is made where the owner has none. */
  readonly example?: string;
}

export interface CheckRequest {
  /** Those to be checked: all that their own fields allow, later those that were mended. */
  readonly rows: readonly ImportRow[];
  /** The whole file as it now is, for rules that hold between rows. */
  readonly all: readonly ImportRow[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** How many of `rows` are done. */
  readonly onProgress: (done: number) => void;
}

/** A row that is there already, and says something else there. */
export interface RowConflict {
  readonly row: number;
  /** Key of the field that differs. */
  readonly field: string;
  /** What it says there. */
  readonly there: string;
  /** Which it is, who wrote it and when: "#102 · 陈思远 · 2025-02-18". */
  readonly about: string;
}

export interface CheckAnswer {
  /** Rows with none are good. */
  readonly problems: readonly (RowProblem & { readonly row: number })[];
  /** Numbers of rows that would change what is there already; the other good ones are new. */
  readonly changed?: readonly number[];
  /** Numbers of rows that are there already just so: nothing is left to do for them. */
  readonly same?: readonly number[];
  /** What is good to know about rows that may be sent all the same. */
  readonly notes?: readonly { readonly row: number; readonly message: string }[];
  /** Rows that are there with something else: they are sent only once somebody has chosen that. */
  readonly conflicts?: readonly RowConflict[];
  /** Numbers of the rows that were looked at, where they are others than those asked for. */
  readonly checked?: readonly number[];
}

export interface SendRequest {
  /** The next few good ones. */
  readonly rows: readonly ImportRow[];
  /** Numbers of those that are to take the place of what is there, by somebody's choice. */
  readonly replacing: readonly number[];
}

export interface SendAnswer {
  /** Numbers of the rows that are in now. */
  readonly taken: readonly number[];
  /** Those that were refused after all. */
  readonly refused: readonly (RowProblem & { readonly row: number })[];
}
