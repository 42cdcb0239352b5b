import { type CheckedTripleRow, type checkTripleRows, type Input, tripleColumns } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import type { CheckAnswer, CheckRequest, ImportRow, RowConflict, RowProblem } from '@console/ui/import-wizard';
import type { ImportWords } from './importWords.js';
import { cellOf } from './tripleFields.js';

type Asked = Input<typeof checkTripleRows>['rows'][number];
type Ask = (rows: Asked[], signal: AbortSignal) => Promise<readonly CheckedTripleRow[]>;

/** Rows that are asked about in one call. */
const AT_ONCE = 1000;
/** Rows that are looked at here before the page has its turn. */
const BEFORE_PAUSE = 5000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** The same triple has the same key. */
const keyOf = (row: ImportRow): string =>
  (['subject', 'predicate', 'object', 'condition'] as const).map((column) => plain(cellOf(row, column))).join('\n');

/** What is said of a row depends on all that it says, and on the kinds that other rows give its ends. */
const sayingOf = (asked: Asked): string => tripleColumns.map((column) => asked[column] ?? '').join('\n');

interface Whole {
  /** The first row that says the same as a later one, by the later one's number. */
  readonly twice: ReadonlyMap<number, number>;
  /** Kinds that rows give, by name. */
  readonly kinds: ReadonlyMap<string, string>;
}

/** What holds between the rows of a file. */
const readWhole = async (rows: readonly ImportRow[], signal: AbortSignal): Promise<Whole> => {
  const first = new Map<string, number>();
  const twice = new Map<number, number>();
  const kinds = new Map<string, string>();
  for (const [at, one] of rows.entries()) {
    if (at % BEFORE_PAUSE === BEFORE_PAUSE - 1) {
      await pause();
      signal.throwIfAborted();
    }
    const key = keyOf(one);
    const before = first.get(key);
    if (before === undefined) first.set(key, one.row);
    else twice.set(one.row, before);
    for (const end of ['subject', 'object'] as const) {
      const kind = cellOf(one, `${end}Type`);
      const name = plain(cellOf(one, end));
      if (kind !== '' && !kinds.has(name)) kinds.set(name, kind);
    }
  }
  return { twice, kinds };
};

const askedOf = (one: ImportRow, kinds: ReadonlyMap<string, string>): Asked => {
  const kindOf = (end: 'subject' | 'object') => cellOf(one, `${end}Type`) || (kinds.get(plain(cellOf(one, end))) ?? '');
  return {
    row: one.row,
    subject: cellOf(one, 'subject'),
    subjectType: kindOf('subject'),
    predicate: cellOf(one, 'predicate'),
    object: cellOf(one, 'object'),
    objectType: kindOf('object'),
    condition: cellOf(one, 'condition'),
    // What it rests on makes it neither new nor known.
    sentence: '',
  };
};

const conflictOf = (row: number, { contradicting }: CheckedTripleRow, words: ImportWords): RowConflict | undefined => {
  const [first] = contradicting;
  if (first === undefined) return undefined;
  const there = first.condition === '' ? first.object : `${first.object}（${first.condition}）`;
  const about = `${words.contradicting} ${formatDateTime(first.updateTime).slice(0, 10)}`;
  return { row, field: 'object', there, about };
};

/**
 * Checks triples of a file: against one another here, against the graph by asking it, in parts between which the page has its
 * turn. What was answered once is not asked again, so that a mended cell costs one row and not the file.
 */
export const tripleChecker = (ask: Ask) => {
  const answered = new Map<string, CheckedTripleRow | null>();
  return async ({ rows, all, signal, onProgress }: CheckRequest, words: ImportWords): Promise<CheckAnswer> => {
    const { twice, kinds } = await readWhole(all, signal);
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const asked = rows.slice(from, from + AT_ONCE).map((one) => askedOf(one, kinds));
      const fresh = asked.filter((one) => !answered.has(sayingOf(one)));
      if (fresh.length > 0) {
        const known = new Map((await ask(fresh, signal)).map((one) => [one.row, one]));
        for (const one of fresh) answered.set(sayingOf(one), known.get(one.row) ?? null);
      } else await pause();
      onProgress(Math.min(from + AT_ONCE, rows.length));
    }
    const problems: (RowProblem & { row: number })[] = [];
    const same: number[] = [];
    const conflicts: RowConflict[] = [];
    const notes: { row: number; message: string }[] = [];
    const checked: number[] = [];
    for (const [at, one] of all.entries()) {
      if (at % BEFORE_PAUSE === BEFORE_PAUSE - 1) await pause();
      const { row } = one;
      const first = twice.get(row);
      const asked = askedOf(one, kinds);
      const known = answered.get(sayingOf(asked));
      if (first !== undefined) problems.push({ row, field: 'subject', message: words.twice(first) });
      // One that was neither asked about nor the like of another is still as it was found by its fields.
      else if (known === undefined) continue;
      checked.push(row);
      if (first !== undefined || known === undefined || known === null) continue;
      const conflict = conflictOf(row, known, words);
      if (known.marks.includes('duplicate')) same.push(row);
      else if (conflict !== undefined) conflicts.push(conflict);
      else if (known.marks.includes('dangling')) {
        const nameless = (['subject', 'object'] as const).filter((end) => asked[`${end}Type`] === '');
        notes.push({ row, message: words.dangling(nameless.map((end) => asked[end]).join(words.join)) });
      } else if (known.marks.includes('doubtful')) notes.push({ row, message: words.doubtful });
    }
    signal.throwIfAborted();
    return { problems, same, conflicts, notes, checked };
  };
};
