import type { ReadSheet } from '../spreadsheet/sheetTypes.js';
import type { Matching } from './columns.js';
import type { importZh } from './locale.js';
import type { Edits } from './rows.js';
import type { ImportRow, RowConflict, RowProblem } from './types.js';

/** `failed`: the check did not come through, or the file cannot be used. */
export type ImportPhase =
  | 'choosing'
  | 'reading'
  | 'matching'
  | 'checking'
  | 'failed'
  | 'mending'
  | 'sending'
  | 'stopped'
  | 'done';

/** What the check said of a row. */
export interface Verdict {
  readonly changed: boolean;
  readonly problems: readonly RowProblem[];
  /** It is there already, just so. */
  readonly same?: boolean;
  /** It is there with something else. */
  readonly conflict?: RowConflict;
  /** What is good to know about it. */
  readonly note?: string;
  /** Said by the fields alone: nobody else needs to be asked. */
  readonly own?: boolean;
}

/** Whether a row takes the place of what is there, or leaves it. */
export type Choice = 'file' | 'there';

/** What became of a row that was sent. `lost`: no answer came, so nobody knows. */
export type Outcome = 'taken' | 'refused' | 'lost';

export interface ImportState {
  readonly phase: ImportPhase;
  readonly file?: File;
  readonly sheets: readonly ReadSheet[];
  /** Which of the sheets, and which of its rows has the headings; both from 0. */
  readonly sheet: number;
  readonly head: number;
  readonly matching: Matching;
  readonly doubtful: readonly string[];
  readonly rows: readonly ImportRow[];
  readonly edits: Edits;
  readonly verdicts: ReadonlyMap<number, Verdict>;
  /** Rows whose answer is awaited, or did not come. */
  readonly pending: ReadonlySet<number>;
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** What was chosen for rows that are there with something else. */
  readonly choices: ReadonlyMap<number, Choice>;
  /** How many rows the check has done. */
  readonly checked: number;
  /** What keeps it from going on. */
  readonly problem?: string;
  /** Why the file chosen last was not taken in the place of this one. */
  readonly refusal?: string;
}

export const nothingChosen: ImportState = {
  phase: 'choosing',
  file: undefined,
  problem: undefined,
  refusal: undefined,
  sheets: [],
  sheet: 0,
  head: 0,
  matching: {},
  doubtful: [],
  rows: [],
  edits: new Map(),
  verdicts: new Map(),
  pending: new Set(),
  outcomes: new Map(),
  choices: new Map(),
  checked: 0,
};

export const hasBegun = ({ phase }: ImportState): boolean =>
  phase === 'sending' || phase === 'stopped' || phase === 'done';

/** Whether a row may be sent: looked at, without a problem, and not sent before. */
export const isReady = ({ verdicts, pending, outcomes, choices }: ImportState, row: number): boolean => {
  const verdict = verdicts.get(row);
  if (verdict === undefined || verdict.problems.length > 0 || verdict.same === true) return false;
  if (verdict.conflict !== undefined && choices.get(row) !== 'file') return false;
  return !pending.has(row) && !outcomes.has(row);
};

/** Whether nothing is left to do for a row that is not in: it is there already, or what is there was chosen. */
export const isSettled = ({ verdicts, choices }: ImportState, row: number): boolean => {
  const verdict = verdicts.get(row);
  return verdict?.same === true || (verdict?.conflict !== undefined && choices.get(row) === 'there');
};

export type RowState = keyof typeof importZh.states;

/** Where one row stands, in a word. */
export const stateOf = (state: ImportState, row: number): RowState => {
  const outcome = state.outcomes.get(row);
  if (outcome !== undefined) return outcome;
  if (state.pending.has(row)) return 'checking';
  const verdict = state.verdicts.get(row);
  if (verdict === undefined) return 'checking';
  if (verdict.problems.length > 0) return 'wrong';
  if (verdict.same === true) return 'same';
  const choice = state.choices.get(row);
  if (verdict.conflict !== undefined && choice !== 'file') return choice === 'there' ? 'kept' : 'conflict';
  if (hasBegun(state)) return 'waiting';
  return verdict.changed || verdict.conflict !== undefined ? 'changed' : 'new';
};

/** Rows of which something is to be done or said. */
export const needsCare = (state: ImportState, row: number): boolean =>
  state.edits.has(row) ||
  state.pending.has(row) ||
  (state.verdicts.get(row)?.problems.length ?? 0) > 0 ||
  state.verdicts.get(row)?.conflict !== undefined ||
  state.outcomes.get(row) === 'lost';

/** What was mended of rows that are not in, and is not in a file that was handed back. */
export const unsavedOf = ({ edits, outcomes }: ImportState, handedBack: Edits): number =>
  [...edits].filter(([row, values]) => outcomes.get(row) !== 'taken' && handedBack.get(row) !== values).length;

/** Those that are not in: what is handed back. */
export const restOf = (state: ImportState): readonly ImportRow[] =>
  state.rows.filter(
    ({ row }) =>
      !isSettled(state, row) && (hasBegun(state) ? state.outcomes.get(row) !== 'taken' : !isReady(state, row)),
  );
