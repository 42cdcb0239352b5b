import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { today } from '../db/today.js';
import { putIn } from '../outbox/outbox.store.js';
import { takeUp } from '../outbox/takeUp.js';
import { testDatabase } from '../testing/testDatabase.js';
import type { Channel, SendOutcome } from './channel.js';
import { daysFor, giveBackOfPeople, roomOfDays, takeOfDay } from './dayLimits.store.js';
import { directSends } from './directSends.js';

const PHONE = '13800138000';
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of [sql`outbox`, sql`channel_settings`, sql`channel_days`, sql`channel_people`])
    await db.query(sql`delete from ${table}`);
  await db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person) values ('sms', 'smsGateway', 100, 2)`);
});

const vendor = (outcome: SendOutcome): Channel<object> => ({ batch: 10, send: async (all) => all.map(() => outcome) });
const tryOut = async (outcome: SendOutcome, to = PHONE) =>
  (await directSends(db, 'sms', vendor(outcome)).send([{ key: 'k', to, content: {} }]))[0];
const taken = { state: 'taken', receiptId: 'r' } as const;
let causes = 0;
/** Why a message of the outbox does not go; empty: it does. */
const goesOut = async () => {
  causes += 1;
  const cause = `task:${causes}`;
  await putIn(db, cause, 'sms', [{ person: 'p', customerId: null, address: `+86${PHONE}`, content: {}, cost: 0 }]);
  await db.transaction((tx) => takeUp(tx, cause, 'sms', { calls: 1, messages: 1 }));
  const [row] = await db.query<{ reason: string }>(sql`select reason from outbox where cause = ${cause}`);
  return row?.reason;
};
const dayCounts = async () =>
  (await db.query<{ count: number }>(sql`select count from channel_days order by day`)).map(({ count }) => count);

it('counts what is sent one by one and what goes through the outbox together, for each person', async () => {
  expect(await tryOut(taken)).toMatchObject({ state: 'taken' });
  expect(await goesOut()).toBe('');
  expect(await goesOut()).toBe('limit');
  expect(await tryOut(taken)).toMatchObject({ state: 'refused', fault: 'personFull' });
  expect(await tryOut(taken, '13900139000')).toMatchObject({ state: 'taken' });
  expect(await dayCounts()).toEqual([3]);
});

it('does not count what surely did not go out', async () => {
  for (let time = 0; time < 3; time += 1)
    expect(await tryOut({ state: 'later', after: 1, said: '' })).toMatchObject({ state: 'later' });
  expect(await goesOut()).toBe('');
  expect(await dayCounts()).toEqual([1]);
});

it('gives a message back to the day it was taken of, though that is over', async () => {
  const slots = await takeOfDay(db, 'sms', 3);
  const [row] = await db.query<{ hash: string }>(sql`select opt_out_hash('sms', ${PHONE}) as hash`);
  const hash = row?.hash ?? '';
  await db.query(
    sql`insert into channel_people (channel, day, address_hash, count) values ('sms', ${today}, ${hash}, 2)`,
  );
  // Midnight: what was counted so far was counted yesterday, and as much again today.
  await db.query(sql`update channel_days set day = day - interval '1 day'`);
  await db.query(sql`update channel_people set day = day - interval '1 day'`);
  await takeOfDay(db, 'sms', 3);
  const yesterday = new Date((slots?.day.getTime() ?? 0) - 86_400_000);
  await giveBackOfPeople(db, 'sms', yesterday, [hash]);
  expect(await dayCounts()).toEqual([2, 3]);
  const people = await db.query<{ count: number }>(sql`select count from channel_people`);
  expect(people).toEqual([{ count: 1 }]);
});

it('keeps nothing by which a number could be guessed', async () => {
  await tryOut(taken);
  const [row] = await db.query<{ guessed: boolean }>(sql`
    select address_hash = encode(sha256(convert_to(${PHONE}, 'UTF8')), 'hex') as guessed from channel_people`);
  expect(row?.guessed).toBe(false);
});

it('knows beforehand what the days up to a moment hold, by the clocks in Shanghai', async () => {
  await db.query(sql`insert into channel_days (channel, day, count) values ('sms', ${today}, 70)`);
  const [begun] = await db.query<{ day: Date }>(sql`select ${today} as day`);
  const inHours = (hours: number) => new Date((begun?.day.getTime() ?? 0) + hours * 3_600_000);
  const room = (from: number, to: number) => roomOfDays(db, 'sms', inHours(from), inHours(to));
  expect(await room(1, 23)).toEqual({ first: 30, perDay: 100, more: 0, isToday: true });
  // Midnight begins a day that holds nothing more of this.
  expect(await room(1, 24)).toMatchObject({ first: 30, more: 0 });
  expect(await room(1, 24.1)).toMatchObject({ first: 30, more: 1 });
  expect(await room(24, 72)).toEqual({ first: 100, perDay: 100, more: 1, isToday: false });
  expect(await roomOfDays(db, 'app', inHours(1), inHours(50))).toMatchObject({ first: 0, perDay: 0 });
  expect([0, 30, 31, 130, 131].map((count) => daysFor(count, { first: 30, perDay: 100 }))).toEqual([1, 1, 2, 2, 3]);
});
