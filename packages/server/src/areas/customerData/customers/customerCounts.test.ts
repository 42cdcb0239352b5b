import type { RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../db/database.js';
import { SqlError } from '../../../db/sqlError.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { countCustomers, pageOfCustomers } from './customerRows.store.js';

const now = new Date('2026-03-01T16:00:00Z');
const rules: RuleSet = {
  match: 'any',
  rules: [
    { field: 'order.count', operator: 'atLeast', values: ['2'], days: 90 },
    { field: 'city', operator: 'equals', values: ['佛山'] },
  ],
};
const wanted = { labels: undefined, rules };
const page = { ...wanted, current: 1, size: 20 };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`
    insert into customers (id, name, city) values ('a', '甲', '广州'), ('b', '乙', '佛山'), ('c', '丙', '广州')`);
  await db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, ordered_at)
    select 'o' || n, 'o' || n, 'a', 10, '2026-02-01T00:00:00Z' from generate_series(1, 2) n`);
}, 120_000);
afterAll(() => db.close());

/** The same database with an ear on each statement of its transactions; what is done outside of them is refused. */
const heard = (onStatement: (text: string) => void): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) => {
      const listening: Queryable = {
        query: (statement) => {
          onStatement(statement.text);
          return tx.query(statement);
        },
      };
      return work(listening);
    }),
  at: () => heard(onStatement),
});

it('looks up the rows of a page one by one, and counts everybody at once, both within a time', async () => {
  const texts: string[] = [];
  const { list, total } = await pageOfCustomers(
    heard((text) => texts.push(text)),
    page,
    { now },
  );
  expect({ ids: list.map(({ id }) => id), total }).toEqual({ ids: ['b', 'a'], total: 2 });
  const [limits, rows, count] = texts;
  expect(limits).toContain('statement_timeout');
  expect(rows).not.toContain('group by f.customer_id');
  expect(count).toMatch(/count\(\*\)::int as total[^]*group by f\.customer_id/);
});

it('counts for a file in the same way', async () => {
  const texts: string[] = [];
  expect(
    await countCustomers(
      heard((text) => texts.push(text)),
      wanted,
      { now },
    ),
  ).toBe(2);
  expect(texts[0]).toContain('statement_timeout');
  expect(texts[1]).toContain('group by f.customer_id');
});

it('says so where it takes too long, and stops where nobody waits', async () => {
  const slow = heard((text) => {
    if (text.includes('count(*)')) throw new SqlError({ code: '57014', message: 'canceling statement' });
  });
  const long = { reason: 'customers_take_long' };
  await expect(pageOfCustomers(slow, page, { now })).rejects.toMatchObject(long);
  await expect(countCustomers(slow, wanted, { now })).rejects.toMatchObject(long);
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(pageOfCustomers(db, page, { now, signal: gone })).rejects.toThrow('gone');
  await expect(countCustomers(db, wanted, { now, signal: gone })).rejects.toThrow('gone');
});
