import { dateText, differenceText, numberText, toneOf, type Tone, withUnit } from './cells.js';
import type { DataAnswerWords } from './locale.js';
import type { AnswerCheck } from './types.js';

export interface CheckLine {
  /** Undefined: it was not checked whether it is right. */
  readonly ok: boolean | undefined;
  readonly text: string;
  /** How much it differs from the last time. */
  readonly difference?: string;
  readonly tone?: Tone | undefined;
  /** What it was then. */
  readonly before?: string;
}

const okOf = ({ state }: AnswerCheck): boolean | undefined =>
  state === 'ok' || state === 'warn' ? state === 'ok' : undefined;

const textOf = (check: AnswerCheck, words: DataAnswerWords): string => {
  const { kind, column = '', unit = '' } = check;
  const count = numberText(check.count ?? 0, 0);
  const warns = check.state === 'warn';
  switch (kind) {
    case 'rows':
      return words.rows(count);
    case 'nulls':
      return warns ? words.nullsIn(column, count) : words.nulls(count);
    case 'cut':
      if (!warns) return words.notCut;
      return column === '' ? words.cut(count) : words.cutIn(column, count);
    case 'fanout':
      return warns ? words.fanout(count) : words.noFanout;
    case 'unit':
      return warns ? words.otherUnits(unit) : words.inUnit(unit);
    case 'since':
      return words.since;
    default:
      return check.count === undefined ? kind : `${kind} ${count}`;
  }
};

const sinceOf = (
  { value, before, beforeTime = '', unit }: AnswerCheck,
  higherIsBetter: boolean | null | undefined,
  words: DataAnswerWords,
): Partial<CheckLine> => {
  if (value === undefined || before === undefined) return {};
  // What is left of a difference between decimals that were never there.
  const by = Number((value - before).toFixed(6));
  const day = dateText(beforeTime)
    .slice(0, 10)
    .replace(/^\d{4}-/, '');
  const was = unit === '%' ? `${numberText(before, 1)}%` : withUnit(numberText(before), unit);
  return {
    difference: by === 0 ? words.same : differenceText(by, unit, words),
    tone: toneOf(by, higherIsBetter),
    before: words.sinceTime(day, was),
  };
};

/** What was checked, in words: what is wrong first. Nothing has a tick that was not checked. */
export const checkLines = (
  checks: readonly AnswerCheck[],
  higherIsBetter: boolean | null | undefined,
  words: DataAnswerWords,
): CheckLine[] => {
  const lines = checks.map((check) => ({
    ok: okOf(check),
    text: textOf(check, words),
    ...(check.kind === 'since' && sinceOf(check, higherIsBetter, words)),
  }));
  return [...lines.filter(({ ok }) => ok === false), ...lines.filter(({ ok }) => ok !== false)];
};
