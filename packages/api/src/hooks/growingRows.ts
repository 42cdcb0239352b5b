import type { Page } from './pageHook.js';

/** What a list of rows has to be able to tell apart. */
export interface Identified {
  readonly id: string | number;
}

/** The rows of a list up to some number, as one page that has grown. */
export type Grown<R> = R & {
  /** The backend had no more when it was asked, whatever its total says. */
  ended: boolean;
};

interface Wanted<R> {
  /** Asks for one page. */
  ask: (current: number, size: number) => Promise<R>;
  /** Rows of one step. */
  size: number;
  /** Rows wanted. */
  upTo: number;
  /** Rows held so far; undefined: all are to be read anew. */
  held: R | undefined;
}

/** Rows that one call may answer. */
const MOST_ROWS = 200;

const distinct = <Row extends Identified>(rows: readonly Row[]): Row[] => {
  const seen = new Set<Row['id']>();
  return rows.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
};

const grown = <R extends Page<Identified>>(
  pages: readonly [R, ...R[]],
  list: Identified[],
  full: boolean,
): Grown<R> => {
  const { total } = pages[pages.length - 1] ?? pages[0];
  return { ...pages[0], list, total, current: 1, size: list.length, ended: !full };
};

/** All rows anew, in as few calls as they fit into. Where rows moved meanwhile, once more. */
const readAll = async <R extends Page<Identified>>({ ask, upTo }: Wanted<R>, again = true): Promise<Grown<R>> => {
  const size = Math.min(upTo, MOST_ROWS);
  const first = await ask(1, size);
  const count = Math.ceil(Math.min(upTo, first.total) / size);
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, index) => ask(index + 2, size)));
  if (again && others.some(({ total }) => total !== first.total))
    return readAll({ ask, upTo, size, held: undefined }, false);
  const rows = distinct([first, ...others].flatMap(({ list }) => list));
  return grown([first, ...others], rows.slice(0, upTo), rows.length >= upTo);
};

/**
 * Rows up to a number. What is held is kept, and the next page asked for together with the last one held: where that one
 * is no longer what it was, because rows were added or deleted before it, everything is read anew. So no row is shown
 * twice, and none is left out.
 */
export const readRows = async <R extends Page<Identified>>(wanted: Wanted<R>): Promise<Grown<R>> => {
  const { ask, size, held } = wanted;
  if (held === undefined || held.list.length === 0) return readAll(wanted);
  const last = Math.ceil(held.list.length / size);
  const before = (last - 1) * size;
  const [same, next] = await Promise.all([ask(last, size), ask(last + 1, size)]);
  const stands = held.list.slice(before).every(({ id }, index) => same.list[index]?.id === id);
  if (!stands || same.total !== next.total) return readAll(wanted);
  const rows = distinct([...held.list, ...same.list, ...next.list]);
  return grown([held, next], rows, same.list.length + next.list.length === 2 * size);
};
