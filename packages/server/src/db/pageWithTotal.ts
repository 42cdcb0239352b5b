import type { Sql } from 'sql-template-tag';
import type { Queryable } from './database.js';

export interface PageStatements {
  /** Pages count from 1. */
  readonly current: number;
  readonly size: number;
  /**
   * True where every row has to be looked at, as for a word that may stand in any of them: what is found of a rare one is
   * all there is, and is not looked for again to be counted; the page of a common one is soon full. False where an index
   * leads to the page: the count does not wait for it.
   */
  readonly searched: boolean;
  /** Answers one `total`. */
  readonly count: Sql;
}

/** The rows of a page, and how many there are in all; true also past the end. */
export const pageWithTotal = async <Row>(
  db: Queryable,
  { current, size, searched, count }: PageStatements,
  page: () => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> => {
  const counted = async (): Promise<number> => (await db.query<{ total: number }>(count))[0]?.total ?? 0;
  if (!searched) {
    const [rows, total] = await Promise.all([page(), counted()]);
    return { rows, total };
  }
  const rows = await page();
  const isLast = rows.length < size && (rows.length > 0 || current === 1);
  return { rows, total: isLast ? (current - 1) * size + rows.length : await counted() };
};
