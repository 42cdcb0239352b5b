import type { Cell } from '../../../analysis/index.js';
import { type Written, writtenIn } from '../../../text/writtenNumbers.js';

/** Rows of which the differences may be said: of more, some difference would fit nearly every number. */
const COMPARED_ROWS = 10;
/** Amounts in words: they are not read, so nobody knows whether they are right. */
const UNREADABLE =
  /分之|[一二三四五六七八九]成|[一二两三四五六七八九十百千万亿几]+倍|翻[了一两]*番|[过一]半|\b(?:half|halved|doubl\w+|tripl\w+|twice|thrice)\b/iu;

export interface ShownRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly question: string;
}

const isNumber = (cell: Cell): cell is number => typeof cell === 'number';

const differences = (values: readonly number[]): number[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => one - other));

/** Numbers that may be said: cells, what two of a column are apart, and how many rows there are. */
const sayable = ({ columns, rows }: ShownRows): number[] => [
  ...rows.flatMap((row) => row.filter(isNumber)),
  ...(rows.length > COMPARED_ROWS
    ? []
    : columns.flatMap((_, at) => differences(rows.map((row) => row[at] ?? null).filter(isNumber)))),
  ...rows.map((_, at) => at + 1),
];

/** Names, days and the words of the question may hold any digits: those are no figures. */
const nameless = ({ columns, rows, question }: ShownRows): readonly string[] => {
  const cells = rows.flat().filter((cell) => typeof cell === 'string');
  const days = cells.flatMap((cell) => {
    const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(cell) ?? [];
    if (year === '') return [];
    const inWords = `${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`;
    return [`${year}年${inWords}`, inWords, `${year}年`];
  });
  const asked = question.match(/[A-Za-z]*\d[\d.,:-]*/g) ?? [];
  return [...cells, ...days, ...columns, ...asked]
    .map((name) => name.replace(/\s+/g, ''))
    .filter((name) => /\d/.test(name))
    .toSorted((one, other) => other.length - one.length);
};

const standsFor = ({ amount, within, signed, as }: Written, numbers: readonly number[]): boolean =>
  numbers.some((number) => {
    const isAt = (real: number) => Math.abs((signed ? real : Math.abs(real)) - Math.abs(amount)) <= within * (1 + 1e-9);
    const bare = signed && amount < 0 ? -number : number;
    return isAt(bare) || (as === 'percent' && isAt(100 * bare));
  });

/** Each sentence with what ends it. A point between digits ends none. */
const sentencesIn = (words: string): string[] => words.match(/[^。！？!?\n]+?(?:[。！？!?\n]+|\.(?!\d)\s*|$)/gu) ?? [];

/** What somebody said of rows, without the sentences that hold a number which the rows do not show. */
export const trueWords = (words: string, shown: ShownRows): string => {
  const numbers = sayable(shown);
  const names = nameless(shown);
  return sentencesIn(words)
    .filter((sentence) => {
      const bare = names.reduce(
        (left, name) => left.replaceAll(name, ' '),
        sentence.replace(/(?<=\d)\s+(?=\p{L})|(?<=\p{L})\s+(?=\d)/gu, ''),
      );
      return !UNREADABLE.test(bare) && writtenIn(bare).every((one) => standsFor(one, numbers));
    })
    .join('')
    .trim();
};
