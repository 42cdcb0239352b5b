import type { SheetRow } from '../spreadsheet/sheetTypes.js';
import { reasonHeadings } from './locale.js';
import type { ImportField } from './types.js';

/** Which column, from 0, a field is read from; by its key. */
export type Matching = Readonly<Record<string, number | undefined>>;

/** Less alike than this, two names have nothing to do with each other. */
const LEAST = 0.55;
/** From here on nobody needs to be asked. */
const SURE = 0.8;
/** The heads stand in one of the first rows; titles and notes may stand above. */
const HEAD_AMONG = 12;

/** Characters of a heading that are looked at: a cell may hold a book. */
const MOST_HEADING = 200;

/** A name without what people write differently: case, width, spaces, signs, and notes in brackets. */
const plain = (name: string): string => {
  const folded = name.slice(0, MOST_HEADING).normalize('NFKC').toLowerCase();
  const bare = (text: string) => text.replace(/[\s\p{P}\p{S}]/gu, '');
  return bare(folded.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')) || bare(folded);
};

const pairs = (text: string): string[] => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** From 0, nothing in common, to 1, the same. */
const likeness = (one: string, other: string): number => {
  if (one === '' || other === '') return 0;
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > 1 && long.includes(short)) return 0.5 + (0.45 * short.length) / long.length;
  const rest = pairs(long);
  const all = rest.length + short.length - 1;
  const common = pairs(short).filter((pair) => {
    const at = rest.indexOf(pair);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return (2 * common.length) / all;
};

const score = ({ key, label, synonyms = [] }: ImportField, heading: string): number => {
  const wanted = plain(heading);
  return Math.max(...[label, key, ...synonyms].map((name) => likeness(plain(name), wanted)));
};

/** Whether the column holds the reasons that an import gave before. */
export const isReason = (heading: string): boolean => reasonHeadings.some((one) => plain(one) === plain(heading));

export interface Matched {
  readonly matching: Matching;
  /** Keys of fields whose column is a guess: little alike, or one of several of that name. */
  readonly doubtful: readonly string[];
}

/** Gives each field the column whose heading is most like its names; a column goes to one field only. */
export const matchColumns = (fields: readonly ImportField[], headings: readonly string[]): Matched => {
  const candidates = fields
    .flatMap((field) => headings.map((heading, column) => ({ field, column, like: score(field, heading) })))
    .filter(({ like, column }) => like >= LEAST && !isReason(headings[column] ?? ''))
    .toSorted((a, b) => b.like - a.like || a.column - b.column);
  const matching: Record<string, number> = {};
  const doubtful: string[] = [];
  const used = new Set<number>();
  for (const { field, column, like } of candidates) {
    if (matching[field.key] !== undefined || used.has(column)) continue;
    matching[field.key] = column;
    used.add(column);
    const rivals = headings.filter((heading) => plain(heading) === plain(headings[column] ?? ''));
    if (like < SURE || rivals.length > 1) doubtful.push(field.key);
  }
  return { matching, doubtful };
};

/** Where the heads stand: the index of the row whose cells are most like the names of the fields. */
export const findHead = (fields: readonly ImportField[], rows: readonly SheetRow[]): number => {
  const worth = ({ cells }: SheetRow) => {
    // A merged title says the same in every cell.
    const { matching } = matchColumns(fields, [...new Set(cells)]);
    return Object.keys(matching).length;
  };
  const worths = rows.slice(0, HEAD_AMONG).map(worth);
  return Math.max(0, worths.indexOf(Math.max(0, ...worths)));
};

/** What a spreadsheet calls its columns: A, B, … AA. */
export const columnLetter = (column: number): string =>
  (column >= 26 ? columnLetter(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
