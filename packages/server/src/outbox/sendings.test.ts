import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { putIn } from './outbox.store.js';
import {
  endDone,
  endHalted,
  isWorkWanted,
  noteWaiting,
  pauseSending,
  queueLostSendings,
  resumeSending,
  SEND_MESSAGES,
  sendingOf,
  startSending,
  stopSending,
} from './sendings.store.js';
import { phoneOf } from './testing/putInTexts.js';

const CAUSE = 'task:1';
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of [sql`outbox`, sql`sendings`, sql`jobs`]) await db.query(sql`delete from ${table}`);
});

const start = (n = 1) =>
  db.transaction(async (tx) => {
    await putIn(tx, CAUSE, 'sms', [{ person: `p${n}`, customerId: null, address: phoneOf(n), content: {}, cost: 0 }]);
    await startSending(tx, CAUSE, 'sms');
  });
const live = async () => {
  const rows = await db.query<{ id: string }>(sql`
    select id from jobs where kind = ${SEND_MESSAGES} and status in ('queued', 'running')`);
  return rows.map(({ id }) => id);
};
/** The job of the cause, taken up by a worker. */
const atWork = async () => {
  const [row] = await db.query<{ id: string; subject: string }>(sql`
    update jobs set status = 'running', leased_until = now() + interval '1 hour' where kind = ${SEND_MESSAGES}
    returning id, subject`);
  if (row === undefined) throw new Error('there is no job');
  return row;
};
const messagesAre = (state: string) => db.query(sql`update outbox set state = ${state}`);
const state = async () => (await sendingOf(db, CAUSE))?.state;

it('is worked on by one job at a time, whoever begins it again meanwhile', async () => {
  await start();
  const job = await atWork();
  await start(2);
  await db.transaction((tx) => pauseSending(tx, CAUSE));
  await db.transaction((tx) => resumeSending(tx, CAUSE));
  await queueLostSendings(db);
  expect(await live()).toEqual([job.id]);
  await db.query(sql`update jobs set status = 'failed'`);
  expect(await isWorkWanted(db, job)).toBe(true);
  await queueLostSendings(db);
  expect(await live()).toHaveLength(1);
  // What was given up is not put back beside it.
  expect(await isWorkWanted(db, job)).toBe(false);
});

it('is done once nothing waits for its time, and nothing is under way', async () => {
  await start();
  const job = await atWork();
  await db.query(sql`update outbox set due_at = now() + interval '1 hour'`);
  await noteWaiting(db, CAUSE, { for: 'quiet', ms: 1000 });
  expect(await endDone(db, job)).toBe(false);
  await messagesAre('sending');
  expect(await endDone(db, job)).toBe(false);
  expect(await sendingOf(db, CAUSE)).toMatchObject({ state: 'running', waitsFor: 'quiet', total: 1 });
  await messagesAre('taken');
  expect(await endDone(db, job)).toBe(true);
  expect(await sendingOf(db, CAUSE)).toMatchObject({ state: 'done', waitsFor: null });
  expect(await live()).toEqual([]);
  // Whoever puts in more after that finds nobody at work, and has somebody begin.
  await start(2);
  expect(await state()).toBe('running');
  expect(await live()).toHaveLength(1);
});

it('waits for somebody where the vendor refuses the account, and says what it said', async () => {
  await start();
  await endHalted(db, await atWork(), '401 unknown key');
  expect(await sendingOf(db, CAUSE)).toMatchObject({ state: 'paused', waitsFor: 'account', said: '401 unknown key' });
  expect(await live()).toEqual([]);
  expect(await db.transaction((tx) => resumeSending(tx, CAUSE))).toBe(true);
  expect(await sendingOf(db, CAUSE)).toMatchObject({ state: 'running', waitsFor: null, said: '' });
  expect(await live()).toHaveLength(1);
});

it('stays stopped where the vendor refuses the account after that', async () => {
  await start();
  const job = await atWork();
  await db.transaction((tx) => stopSending(tx, CAUSE));
  await endHalted(db, job, '401');
  expect(await sendingOf(db, CAUSE)).toMatchObject({ state: 'stopped', waitsFor: null });
});
