/**
 * Text stays text, whatever it begins with: nothing that was typed becomes a formula, a number or a date. A date stands
 * there as the reader's clock shows it. Null is an empty cell.
 */
export type SheetCell = string | number | Date | null;

/** One row with something in it. */
export interface SheetRow {
  /** As the spreadsheet counts: from 1. */
  readonly row: number;
  /** Text of its cells from the first column to the last with something in it. */
  readonly cells: readonly string[];
}

export interface ReadSheet {
  readonly name: string;
  /** Top to bottom, without the empty ones. */
  readonly rows: readonly SheetRow[];
}

/**
 * Why a file is not read. `encrypted`: it has a password, or is of the old binary format. `stopped`: the browser did not
 * let the reader start, or it ran out of memory. `gone`: the browser may not read it, or it changed since it was chosen.
 * `open_quote`: a csv with a quote that nothing closes, which would swallow the rows after it.
 */
export type SheetProblem =
  | 'unreadable'
  | 'encrypted'
  | 'empty'
  | 'too_many_rows'
  | 'too_slow'
  | 'stopped'
  | 'gone'
  | 'open_quote';

export interface SheetLimits {
  /** Rows with something in them. */
  readonly rows: number;
}
