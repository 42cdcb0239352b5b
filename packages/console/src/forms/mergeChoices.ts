import type { DifferenceField } from '@console/ui/difference-view';

/** Which of two versions of a field counts; `both`: all that either of two lists has. */
export type MergeChoice = 'theirs' | 'mine' | 'both';

/** Fields of a form, by name. */
export type Values = Readonly<Record<string, unknown>>;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether both versions are lists of texts, of which all can be kept. */
export const canKeepBoth = (name: string, theirs: Values, mine: Values): boolean =>
  isTextList(theirs[name]) && isTextList(mine[name]) && theirs[name].length > 0 && mine[name].length > 0;

const byKey = (fields: readonly DifferenceField[]): ReadonlyMap<string, string> =>
  new Map(fields.map(({ key, value }) => [key, value]));

/** The fields that read differently, as their keys. */
export const differingKeys = (theirs: readonly DifferenceField[], mine: readonly DifferenceField[]): string[] => {
  const there = byKey(theirs);
  return mine.filter(({ key, value }) => there.get(key) !== value).map(({ key }) => key);
};

const BLOCK_END = /<\/(?:p|li|h[1-6]|tr|div|ul|ol|table)>(?=.)|<br>(?=.)/g;
const isHtml = (value: unknown): value is string => typeof value === 'string' && /^\s*<[a-z]/i.test(value);

/**
 * Rich text that reads alike, but differs in its formatting, links or pictures, as it is written: a line for each
 * block. Answers with what is shown for each version, the fields as they are read else.
 */
export const asWritten = (
  theirs: Values,
  mine: Values,
  read: (values: Values) => readonly DifferenceField[],
): ((values: Values) => DifferenceField[]) => {
  const there = byKey(read(theirs));
  const alike = read(mine).filter(({ key, value }) => {
    const [other, own] = [theirs[key], mine[key]];
    return there.get(key) === value && isHtml(other) && isHtml(own) && other.trim() !== own.trim();
  });
  const keys = new Set(alike.map(({ key }) => key));
  return (values) =>
    read(values).map((field) => {
      const written = values[field.key];
      if (!keys.has(field.key) || typeof written !== 'string') return field;
      return { ...field, value: written.trim().replace(BLOCK_END, '$&\n') };
    });
};

/**
 * What is offered at first: mine, but theirs where I have changed nothing. `began` is what both began from; undefined
 * where nobody knows any more.
 */
export const firstChoices = (
  keys: readonly string[],
  mine: readonly DifferenceField[],
  began: readonly DifferenceField[] | undefined,
): Record<string, MergeChoice> => {
  const own = byKey(mine);
  const before = began && byKey(began);
  return Object.fromEntries(keys.map((key) => [key, before?.get(key) === own.get(key) ? 'theirs' : 'mine']));
};

/** All fields, each from the version that was chosen for it. Those that read the same stay as they were typed. */
export const mergeValues = (theirs: Values, mine: Values, choices: Readonly<Record<string, MergeChoice>>): Values => {
  const chosen = Object.entries(choices).map(([key, choice]): [string, unknown] => {
    const [there, here] = [theirs[key], mine[key]];
    if (choice === 'theirs') return [key, there];
    if (choice === 'both' && isTextList(there) && isTextList(here)) return [key, [...new Set([...there, ...here])]];
    return [key, here];
  });
  return { ...theirs, ...mine, ...Object.fromEntries(chosen) };
};
