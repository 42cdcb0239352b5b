import type { Cell } from '../../../analysis/index.js';
import { hasAmountsInWords, inUsualDigits, standsFor, writtenIn } from '../../../text/writtenNumbers.js';

/** Rows of which the differences may be said: of more, some difference would fit nearly every number. */
const COMPARED_ROWS = 10;
/** A part of something, as a fraction. */
const FRACTION = /\d\s*[/⁄]\s*\d/;
/** Said of a bound, which the question gave. */
const BOUND =
  /超|大于|高于|多于|不少于|至少|以上|低于|小于|少于|不足|至多|以内|以下|前|近|\b(?:over|above|below|under|at (?:least|most)|(?:more|less|fewer) than|top|last|first)\b/i;

export interface ShownRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly question: string;
}

/** A number, also one that a column of texts holds. */
const numberIn = (cell: Cell): number[] => {
  if (typeof cell === 'number') return [cell];
  const text = typeof cell === 'string' ? cell.trim().replaceAll(',', '') : '';
  return /^[-+]?\d+(?:\.\d+)?%?$/.test(text) ? [Number.parseFloat(text)] : [];
};

const differences = (values: readonly number[]): number[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => one - other));

/** Numbers that may be said: cells, what two of a column are apart, and how many rows there are. */
const sayable = ({ columns, rows }: ShownRows): number[] => [
  ...rows.flatMap((row) => row.flatMap(numberIn)),
  ...(rows.length > COMPARED_ROWS
    ? []
    : columns.flatMap((_, at) => differences(rows.flatMap((row) => numberIn(row[at] ?? null))))),
  ...rows.map((_, at) => at + 1),
];

const closedUp = (text: string): string => text.replace(/(?<=\d)\s+(?=\p{L})|(?<=\p{L})\s+(?=\d)/gu, '');

/** Names and days may hold any digits: those are no figures. Only those that occur in what was said, the longest first. */
const namesIn = (said: string, { columns, rows, question }: ShownRows): readonly string[] => {
  const cells = rows.flat().filter((cell) => typeof cell === 'string' && numberIn(cell).length === 0);
  const days = cells.flatMap((cell) => {
    const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(String(cell)) ?? [];
    if (year === '') return [];
    const inWords = `${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`;
    return [`${year}年${inWords}`, inWords, `${year}年`, year];
  });
  const asked = question.match(/[A-Za-z]+\d+|(?:19|20)\d{2}年?/g) ?? [];
  return [...new Set([...cells, ...days, ...columns, ...asked].map((name) => closedUp(String(name)).trim()))]
    .filter((name) => name !== '' && said.includes(name))
    .toSorted((one, other) => other.length - one.length);
};

/** Numbers of the question, which a bound may repeat. */
const boundsIn = (question: string): number[] => writtenIn(inUsualDigits(question)).map(({ amount }) => amount);

/** A name is not part of a longer number: `2队` is not in `12队`. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return left.replace(new RegExp(String.raw`(?<![\d.,](?=\d))${escaped}(?!(?<=\d)\d)`, 'gu'), ' ');
  }, text);

/** Each sentence with what ends it. A point between digits ends none. */
const sentencesIn = (words: string): string[] => words.match(/[^。！？!?\n]+?(?:[。！？!?\n]+|\.(?!\d)\s*|$)/gu) ?? [];

/**
 * What somebody said of rows, without the sentences that hold a number which the rows do not show. An amount in words is not
 * read, and counts as one that they do not.
 */
export const trueWords = (words: string, shown: ShownRows): string => {
  const numbers = sayable(shown);
  const bounds = boundsIn(shown.question);
  const names = namesIn(closedUp(inUsualDigits(words)), shown);
  return sentencesIn(words)
    .filter((sentence) => {
      const bare = withoutNames(closedUp(inUsualDigits(sentence)), names);
      if (hasAmountsInWords(bare) || FRACTION.test(bare)) return false;
      const known = BOUND.test(bare) ? [...numbers, ...bounds] : numbers;
      return writtenIn(bare).every((one) => standsFor(one, known));
    })
    .join('')
    .trim();
};
