import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { explaining } from '../testing/explaining.js';
import { testDatabase } from '../testing/testDatabase.js';
import { endTurn, firstCall, nextTurn, openCalls, type Turn } from './openCalls.store.js';

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
  for (let at = 0; at < 10; at += 1) await call(`old-${at}`, 50 + at, 2000);
  for (const days of [2, 1]) for (const one of ['a', 'b', 'c']) await call(`new-${days}-${one}`, days, 300);
  await db.query(sql`analyze`);
}, 120_000);
afterAll(() => db.close());

const ids = (calls: readonly { receiptId: string }[]) => calls.map(({ receiptId }) => receiptId);
/** As where nobody was asked before. */
const everything = async (): Promise<Turn> => ({ ...(await nextTurn(db)), since: '-infinity' });

it('finds each call of the last weeks once, however many ages it has come to meanwhile, piece by piece', async () => {
  const turn = await everything();
  const first = await openCalls(db, turn, firstCall, 4);
  expect(ids(first)).toEqual(['new-1-a', 'new-1-b', 'new-1-c', 'new-2-a']);
  expect(first[0]).toMatchObject({ sender: 'wang', content: { content: '周六见' } });
  const rest = await openCalls(db, turn, first.at(-1) ?? firstCall, 4);
  expect(ids(rest)).toEqual(['new-2-b', 'new-2-c']);
  expect(await openCalls(db, turn, rest.at(-1) ?? firstCall, 4)).toEqual([]);
});

it('asks for weeks, after pauses that grow, and then no more', async () => {
  const [sent] = await db.query<{ at: Date }>(sql`select min(sent_at) as at from outbox where receipt_id = 'new-2-a'`);
  const day = (n: number) => new Date((sent?.at.getTime() ?? 0) + n * 86_400_000).toISOString();
  const asked: number[] = [];
  for (let at = 1; at <= 60; at += 1) {
    const open = await openCalls(db, { since: day(at - 1), until: day(at) }, firstCall, 50);
    if (ids(open).includes('new-2-a')) asked.push(at);
  }
  expect(asked).toEqual([1, 2, 3, 5, 7, 10, 14, 21, 32]);
});

it('begins where everything was asked about the last time', async () => {
  await endTurn(db, await nextTurn(db));
  expect(await openCalls(db, await nextTurn(db), firstCall, 50)).toEqual([]);
  await call('late', 0, 1);
  expect(ids(await openCalls(db, await nextTurn(db), firstCall, 50))).toEqual(['late']);
  await db.query(sql`delete from outbox where receipt_id = 'late'`);
});

it('takes no more work the more messages there are, nor for those that are older', async () => {
  const watched = explaining(db);
  await openCalls(watched.db, await everything(), firstCall, 50);
  expect(watched.plans.length).toBeGreaterThan(0);
  for (const plan of watched.plans) {
    expect(plan).toContain('outbox_unreported');
    expect(plan).not.toMatch(/Seq Scan on outbox|\bSort\b/);
  }
});

it('asks about none of which something is known, or who was erased', async () => {
  await db.transaction(async (tx) => {
    await tx.query(sql`update outbox set delivered_at = now() where receipt_id = 'new-2-a'`);
    await tx.query(sql`update outbox set failed_at = now() where receipt_id = 'new-2-b'`);
    await tx.query(sql`update outbox set content = '{}' where receipt_id = 'new-2-c'`);
    await tx.query(sql`update outbox set state = 'unknown' where receipt_id = 'new-1-a'`);
    await tx.query(sql`update outbox set delivered_at = now() where receipt_id = 'new-1-b' and person <> 'p7'`);
  });
  expect(ids(await openCalls(db, await everything(), firstCall, 50))).toEqual(['new-1-b', 'new-1-c']);
});
