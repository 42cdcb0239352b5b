/** What a spreadsheet may hold at most. */
export interface SheetLimits {
  /** Rows with something in them, the titles not counted. */
  readonly rows: number;
  readonly columns: number;
  /** Cells with something in them. */
  readonly cells: number;
  /** Megabytes of what is read, unpacked. */
  readonly megabytes: number;
  /** Seconds for the whole file. */
  readonly seconds: number;
}

/** Limits of every spreadsheet but for its rows, which whoever reads it knows. */
export const SHEET_LIMITS: Omit<SheetLimits, 'rows'> = { columns: 256, cells: 500_000, megabytes: 100, seconds: 30 };

/** Why a spreadsheet is not read; reasons of the contract. */
export type SheetProblem =
  | 'unsupported_spreadsheet'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_many_cells'
  | 'spreadsheet_too_large'
  | 'spreadsheet_takes_long';

/** The file is no spreadsheet that can be read, or one that holds too much. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  readonly problem: SheetProblem;
  /** Fills the reason's words. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(problem: SheetProblem, values: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(`${problem} ${JSON.stringify(values)}`, { cause });
    this.problem = problem;
    this.values = values;
  }
}

/** One row with something in it. */
export interface SheetRow {
  /** As the spreadsheet counts: from 1. */
  readonly row: number;
  /** Text of its cells from the first column to the last with something in it. */
  readonly cells: readonly string[];
}
