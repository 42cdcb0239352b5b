import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { explaining } from '../testing/explaining.js';
import { testDatabase } from '../testing/testDatabase.js';
import { firstCall, openCalls } from './openCalls.store.js';

let db: Database;
/** So many messages of one call, sent so many days ago. */
const call = (receiptId: string, days: number, count: number) =>
  db.query(sql`
    insert into outbox (cause, channel, person, address, address_hash, content, state, receipt_id, sent_at)
    select ${receiptId}, 'qyWechat', 'p' || n, 'e' || n, ${receiptId} || 'h' || n, '{"sender": "wang", "content": "周六见"}',
      'taken', ${receiptId}, now() - ${days}::int * interval '1 day'
    from generate_series(1, ${count}::int) n`);
beforeAll(async () => {
  db = await testDatabase();
  // What nobody will ever hear of.
  for (let at = 0; at < 10; at += 1) await call(`old-${at}`, 4 + at, 2000);
  for (const days of [2, 1]) for (const one of ['a', 'b', 'c']) await call(`new-${days}-${one}`, days, 300);
  await db.query(sql`analyze`);
}, 120_000);
afterAll(() => db.close());

const ids = (calls: readonly { receiptId: string }[]) => calls.map(({ receiptId }) => receiptId);

it('finds each call of the last days once, the oldest first, piece by piece', async () => {
  const first = await openCalls(db, firstCall, 4);
  expect(ids(first)).toEqual(['new-2-a', 'new-2-b', 'new-2-c', 'new-1-a']);
  expect(first[0]).toMatchObject({ sender: 'wang', content: { content: '周六见' } });
  const rest = await openCalls(db, first.at(-1) ?? firstCall, 4);
  expect(ids(rest)).toEqual(['new-1-b', 'new-1-c']);
  expect(await openCalls(db, rest.at(-1) ?? firstCall, 4)).toEqual([]);
});

it('takes no more work the more messages there are, nor for those that are older', async () => {
  const watched = explaining(db);
  await openCalls(watched.db, firstCall, 50);
  expect(watched.plans).toHaveLength(1);
  expect(watched.plans[0]).toContain('outbox_unreported');
  expect(watched.plans[0]).not.toMatch(/Seq Scan on outbox|\bSort\b/);
});

it('asks about none of which something is known, or who was erased', async () => {
  await db.transaction(async (tx) => {
    await tx.query(sql`update outbox set delivered_at = now() where receipt_id = 'new-2-a'`);
    await tx.query(sql`update outbox set failed_at = now() where receipt_id = 'new-2-b'`);
    await tx.query(sql`update outbox set content = '{}' where receipt_id = 'new-2-c'`);
    await tx.query(sql`update outbox set state = 'unknown' where receipt_id = 'new-1-a'`);
    await tx.query(sql`update outbox set delivered_at = now() where receipt_id = 'new-1-b' and person <> 'p7'`);
  });
  expect(ids(await openCalls(db, firstCall, 50))).toEqual(['new-1-b', 'new-1-c']);
});
