import type { Sql } from 'sql-template-tag';
import type { Database } from '../../packages/server/src/db/database.js';
import { median } from '../report.js';

/** A page as the product answers it, and as one would write it by hand. */
export interface Compared {
  /** E.g. `deep page`. */
  readonly what: string;
  /** Answers the reply as text. */
  readonly ours: () => Promise<string>;
  /** The rows of the page, with everything that is shown of them. */
  readonly page: Sql;
  /** Answers one `total`. */
  readonly count: Sql;
}

export interface Times {
  readonly what: string;
  readonly ours: number;
  readonly bare: number;
}

/** Rounds that count, where they take no longer than so many milliseconds. */
const ROUNDS = 15;
const FEWEST = 5;
const PATIENCE = 5000;

const timed = async <T>(times: number[], work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
};

/** By turns, the one in the middle of each. Throws where the two do not answer the same rows. */
export const compare = async (db: Database, { what, ours, page, count }: Compared): Promise<Times> => {
  const [own, bare]: [number[], number[]] = [[], []];
  const byHand = async () => {
    // Both at once, as far as the database takes them.
    const [rows, totals] = await Promise.all([db.query<{ id: string }>(page), db.query<{ total: number }>(count)]);
    return { ids: rows.map(({ id }) => id), total: totals[0]?.total };
  };
  const reply: { data: { list: { id: string }[]; total: number } } = JSON.parse(await ours());
  const answered = { ids: reply.data.list.map(({ id }) => id), total: reply.data.total };
  const expected = await byHand();
  if (JSON.stringify(answered) !== JSON.stringify(expected)) {
    throw new Error(`${what}: answered ${JSON.stringify(answered)}, by hand ${JSON.stringify(expected)}`);
  }
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= FEWEST && performance.now() - began > PATIENCE) break;
    await timed(own, ours);
    await timed(bare, byHand);
  }
  return { what, ours: median(own), bare: median(bare) };
};
