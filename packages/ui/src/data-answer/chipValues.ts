import type { AnswerChip } from './types.js';

export const editors = ['choice', 'choices', 'period', 'text', 'number'] as const;
export type Editor = (typeof editors)[number];

/** Undefined: it can't be changed here. */
export const editorOf = ({ editor }: AnswerChip): Editor | undefined => editors.find((one) => one === editor);

/** Whether there is anything to do with it. */
export const isChangeable = (chip: AnswerChip): boolean => editorOf(chip) !== undefined || chip.removable === true;

/** More choices than these, or longer ones, are searched and not laid out. */
const MOST_SEGMENTS = 5;
const MOST_LETTERS = 36;

export const isLaidOut = (options: AnswerChip['options']): boolean =>
  options.length <= MOST_SEGMENTS && options.reduce((sum, { label }) => sum + label.length, 0) <= MOST_LETTERS;

const date = /^\d{4}-\d{2}-\d{2}$/;

/** Two dates in order, as a period that no option names has. */
export const isPeriod = ([from = '', to = '']: readonly string[]): boolean =>
  date.test(from) && date.test(to) && from <= to;

/** Which option is chosen; undefined where two dates are. */
export const namedPeriod = ({ options }: AnswerChip, [first]: readonly string[]): string | undefined =>
  options.find(({ value }) => value === first)?.value;

export type Fault = 'wrongPeriod' | 'noneChosen' | 'nothingTyped' | 'noNumber';

/** Why values can't be queried with; undefined where they can. */
export const faultOf = (chip: AnswerChip, values: readonly string[]): Fault | undefined => {
  const [first = ''] = values;
  const editor = editorOf(chip);
  if (editor === 'period')
    return namedPeriod(chip, values) !== undefined || isPeriod(values) ? undefined : 'wrongPeriod';
  if (editor === 'choice' || editor === 'choices') return values.length === 0 ? 'noneChosen' : undefined;
  if (editor === 'number') return first.trim() === '' || !Number.isFinite(Number(first)) ? 'noNumber' : undefined;
  return first.trim() === '' ? 'nothingTyped' : undefined;
};
