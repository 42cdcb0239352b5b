import type { ImportState, Outcome, Verdict } from './importState.js';
import type { importZh } from './locale.js';
import { problemsOf } from './rows.js';
import type { CheckAnswer, ImportField, ImportRow, RowProblem, SendAnswer } from './types.js';

/** What the fields alone say is wrong, by row. */
export const ownVerdicts = (
  fields: readonly ImportField[],
  rows: readonly ImportRow[],
  words: typeof importZh.wrong,
): Map<number, Verdict> =>
  new Map(
    rows.flatMap((one): [number, Verdict][] => {
      const problems = problemsOf(fields, one, words);
      return problems.length === 0 ? [] : [[one.row, { changed: false, problems, own: true }]];
    }),
  );

/** Takes a check's answer for the rows that are still as they were when it was asked for. */
export const withAnswer = (
  state: ImportState,
  { problems, changed = [], same = [], conflicts = [], notes = [], checked }: CheckAnswer,
  asked: readonly ImportRow[],
  then: readonly ImportRow[],
): Pick<ImportState, 'verdicts' | 'pending'> => {
  const byRow = new Map<number, RowProblem[]>();
  for (const { row, ...problem } of problems) byRow.set(row, [...(byRow.get(row) ?? []), problem]);
  const asThen = new Map(then.map((one) => [one.row, one]));
  const untouched = new Set(state.rows.filter((one) => asThen.get(one.row) === one).map(({ row }) => row));
  const verdicts = new Map(state.verdicts);
  const pending = new Set(state.pending);
  const updates = new Set(changed);
  const there = new Set(same);
  const noted = new Map(notes.map(({ row, message }) => [row, message]));
  const against = new Map(conflicts.map((conflict) => [conflict.row, conflict]));
  for (const row of checked ?? asked.map((one) => one.row)) {
    if (!untouched.has(row) || verdicts.get(row)?.own === true) continue;
    pending.delete(row);
    const conflict = against.get(row);
    const note = noted.get(row);
    verdicts.set(row, {
      changed: updates.has(row),
      problems: byRow.get(row) ?? [],
      ...(there.has(row) && { same: true }),
      ...(conflict && { conflict }),
      ...(note !== undefined && { note }),
    });
  }
  return { verdicts, pending };
};

/** What became of a row, and why. */
export type News = readonly [row: number, outcome: Outcome, problems: readonly RowProblem[]];

/** What an answer says of the rows that were sent. */
export const newsOf = (rows: readonly ImportRow[], { taken, refused }: SendAnswer, unanswered: string): News[] => {
  const isTaken = new Set(taken);
  return rows.map(({ row }) => {
    if (isTaken.has(row)) return [row, 'taken', []];
    const reasons = refused.filter((one) => one.row === row);
    return [row, 'refused', reasons.length > 0 ? reasons : [{ message: unanswered }]];
  });
};

export const withNews = (state: ImportState, news: readonly News[]): Pick<ImportState, 'outcomes' | 'verdicts'> => {
  const outcomes = new Map(state.outcomes);
  const verdicts = new Map(state.verdicts);
  for (const [row, outcome, problems] of news) {
    outcomes.set(row, outcome);
    verdicts.set(row, { ...verdicts.get(row), changed: verdicts.get(row)?.changed ?? false, problems });
  }
  return { outcomes, verdicts };
};
