import type { OfferedFunction } from './functions.js';
import type { Argument } from './functions.js';

/** Width and case do not count. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const DAY = 86_400_000;
const moved = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const relative: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  昨天: -1,
  昨日: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  大后天: 3,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
};
const relativeDay = /大前天|前天|昨天|昨日|今天|今日|大后天|明天|明日|后天|\b(?:yesterday|today|tomorrow)\b/;
const calendarDay = /(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*(?:[-/.月])\s*(\d{1,2})(?:\s*[日号])?(?![\d.])/;
const quoted = /“([^”]+)”|「([^」]+)」|『([^』]+)』|《([^》]+)》|"([^"]+)"|(?<![a-z])'([^']+)'/;
const numeric = /(?<![\w.])-?\d+(?:\.\d+)?(?![\w]*[a-z_])/;

/** What is left of a question once what was read has been taken out: nothing is read twice. */
interface Rest {
  text: string;
}

const take = (rest: Rest, found: RegExpExecArray): void => {
  rest.text = `${rest.text.slice(0, found.index)} ${rest.text.slice(found.index + found[0].length)}`;
};

const isDay = (day: string): boolean => {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
};

const readDate = (rest: Rest, today: string): string | null => {
  const named = relativeDay.exec(rest.text);
  const written = calendarDay.exec(rest.text);
  if (named !== null && (written === null || named.index < written.index)) {
    take(rest, named);
    return moved(today, relative[named[0]] ?? 0);
  }
  if (written === null) return null;
  const [, year = today.slice(0, 4), month = '', date = ''] = written;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day)) return null;
  take(rest, written);
  return day;
};

const readFirst = (rest: Rest, pattern: RegExp): string | null => {
  const found = pattern.exec(rest.text);
  if (found === null) return null;
  take(rest, found);
  return found.slice(1).find((one) => one !== undefined) ?? found[0];
};

/** The longest of the values that stands there. */
const readChoice = (rest: Rest, choices: readonly string[]): string | null => {
  const [found] = choices
    .map((choice) => ({ choice, at: rest.text.indexOf(folded(choice)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.choice.length - a.choice.length || a.at - b.at);
  if (found === undefined) return null;
  const length = folded(found.choice).length;
  rest.text = `${rest.text.slice(0, found.at)} ${rest.text.slice(found.at + length)}`;
  return found.choice;
};

/** Quoted words as they were written, not folded. */
const readQuoted = (question: { text: string }): string | null => readFirst(question, quoted)?.trim() || null;

/**
 * The arguments of a function as a question itself tells them: its fixed values by their words, days, numbers, and texts in
 * quotation marks, each in the order of the parameters. Null where one that is required is not told.
 */
export const readArguments = (
  question: string,
  { parameters }: Pick<OfferedFunction, 'parameters'>,
  today: string,
): Argument[] | null => {
  const asWritten = { text: question };
  const values = new Map<string, string>();
  const put = (name: string, value: string | null): void => {
    if (value !== null) values.set(name, value);
  };
  const texts = parameters.filter(({ type, choices }) => type === 'string' && choices === undefined);
  for (const { name } of texts) put(name, readQuoted(asWritten));
  const rest = { text: folded(asWritten.text) };
  for (const { name, choices } of parameters) if (choices !== undefined) put(name, readChoice(rest, choices));
  for (const { name, type } of parameters) if (type === 'date') put(name, readDate(rest, today));
  for (const { name, type } of parameters) if (type === 'number') put(name, readFirst(rest, numeric));
  for (const { name, type } of parameters) if (type === 'boolean') put(name, readFirst(rest, /\b(?:true|false)\b/));
  const missing = parameters.some(({ name, required, place }) => (required || place === 'path') && !values.has(name));
  if (missing) return null;
  return parameters.flatMap(({ name }) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
};

export interface Matched {
  readonly offered: OfferedFunction;
  readonly values: readonly Argument[];
}

/** The function whose trigger words the question holds, the longest word first, as far as its arguments can be read. */
export const matchFunction = (
  question: string,
  functions: readonly OfferedFunction[],
  today: string,
): Matched | null => {
  const asked = folded(question);
  const lengths = (one: OfferedFunction): number[] =>
    one.triggers.map(folded).flatMap((word) => (word !== '' && asked.includes(word) ? [word.length] : []));
  const triggered = functions
    .map((offered) => ({ offered, longest: Math.max(0, ...lengths(offered)) }))
    .filter(({ longest }) => longest > 0)
    .toSorted((a, b) => b.longest - a.longest);
  for (const { offered } of triggered) {
    const values = readArguments(question, offered, today);
    if (values !== null) return { offered, values };
  }
  return null;
};
