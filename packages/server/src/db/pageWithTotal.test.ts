import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.js';
import { pageWithTotal } from './pageWithTotal.js';
import { pageOf } from './sqlParts.js';

it('says the true total on full pages, on the last one and past the end, searched or not', async () => {
  const db = await testDatabase();
  const of = async (rows: number, current: number, searched: boolean) => {
    const all = sql`generate_series(1, ${rows}::int) n`;
    const count = sql`select count(*)::int as total from ${all}`;
    const wanted = { current, size: 3 };
    return pageWithTotal(db, { ...wanted, searched, count }, () =>
      db.query<{ n: number }>(sql`select n from ${all} order by n ${pageOf(wanted)}`),
    );
  };
  try {
    for (const searched of [true, false]) {
      expect(await of(5, 1, searched)).toEqual({ rows: [{ n: 1 }, { n: 2 }, { n: 3 }], total: 5 });
      expect(await of(5, 2, searched)).toEqual({ rows: [{ n: 4 }, { n: 5 }], total: 5 });
      expect(await of(5, 9, searched)).toEqual({ rows: [], total: 5 });
      expect(await of(3, 1, searched)).toMatchObject({ total: 3 });
      expect(await of(3, 2, searched)).toEqual({ rows: [], total: 3 });
      expect(await of(0, 1, searched)).toEqual({ rows: [], total: 0 });
    }
  } finally {
    await db.close();
  }
});
