import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Outgoing, SendOutcome } from '../channels/channel.js';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { claim, countsOf, nextDue, type OutgoingMessage, putIn, settle, settleLost, stopAll } from './outbox.store.js';
import { sendBatch } from './sendBatch.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(sql`delete from outbox`);
  await db.query(sql`delete from opt_outs`);
  await db.query(sql`delete from channel_settings`);
  await db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person) values ('sms', 'smsGateway', 100000, 5)`);
  await db.query(sql`delete from customers`);
  await db.query(sql`insert into customers (id, name) select 'c' || n, '客户' || n from generate_series(1, 200) n`);
});

const CAUSE = 'task:1';
const message = (n: number): OutgoingMessage => ({
  person: `c${n}`,
  customerId: `c${n}`,
  address: `1380013${String(n).padStart(4, '0')}`,
  content: { text: '周六见' },
  cost: 45,
});
const messages = (count: number) => Array.from({ length: count }, (_, at) => message(at + 1));
const limits = { most: 50, mostADay: 5 };
const states = async () =>
  (
    await db.query<{ row: string }>(sql`select person || ' ' || state || ' ' || reason as row from outbox order by seq`)
  ).map(({ row }) => row.trim());

it('writes to nobody twice for the same', async () => {
  expect(await putIn(db, CAUSE, 'sms', messages(2))).toBe(2);
  expect(await putIn(db, CAUSE, 'sms', messages(3))).toBe(1);
  expect(await putIn(db, 'task:2', 'sms', messages(1))).toBe(1);
  expect(await countsOf(db, CAUSE)).toMatchObject({ waiting: 3 });
});

describe('at the moment of sending', () => {
  it('leaves out whoever opted out meanwhile, and whoever has had enough today', async () => {
    await putIn(db, CAUSE, 'sms', messages(3));
    await db.query(sql`
      insert into customer_consents (customer_id, channel, agreed, changed_at)
      values ('c1', 'sms', false, now()), ('c2', 'wechat', false, now())`);
    await db.query(sql`
      insert into outbox (cause, person, customer_id, channel, address, content, state, sent_at)
      select 'before:' || n, 'c3', 'c3', 'sms', '1', '{}', 'taken', now() - interval '23 hours'
      from generate_series(1, 5) n`);
    expect((await claim(db, CAUSE, limits)).map(({ person }) => person)).toEqual(['c2']);
    expect((await states()).slice(0, 3)).toEqual(['c1 withheld optedOut', 'c2 sending', 'c3 withheld limit']);
    await db.query(sql`update outbox set sent_at = now() - interval '25 hours' where cause = 'before:1'`);
    await putIn(db, 'task:2', 'sms', [message(3)]);
    expect(await claim(db, 'task:2', limits)).toHaveLength(1);
  });

  it('takes nothing that is not due, and nothing that was stopped', async () => {
    await putIn(db, CAUSE, 'sms', messages(2));
    await db.query(sql`update outbox set due_at = now() + interval '1 minute' where person = 'c1'`);
    expect(await nextDue(db, CAUSE)).toBe(0);
    expect(await claim(db, CAUSE, { ...limits, most: 1 })).toHaveLength(1);
    expect(await nextDue(db, CAUSE)).toBeGreaterThan(50_000);
    expect(await stopAll(db, CAUSE)).toBe(1);
    expect(await nextDue(db, CAUSE)).toBeNull();
    expect(await states()).toEqual(['c1 withheld stopped', 'c2 sending']);
  });
});

it('sends again only what was surely not taken; the rest stands as it is known', async () => {
  await putIn(db, CAUSE, 'sms', messages(4));
  const claimed = await claim(db, CAUSE, limits);
  const outcomes: SendOutcome[] = [
    { state: 'taken', receiptId: 'r1' },
    { state: 'refused', reason: 'address', said: 'no such number' },
    { state: 'later', after: 60_000, said: 'busy' },
    { state: 'unknown', said: 'no answer' },
  ];
  await settle(
    db,
    claimed.flatMap(({ seq }, at) => {
      const outcome = outcomes[at];
      return outcome === undefined ? [] : [{ seq, outcome }];
    }),
  );
  expect(await states()).toEqual(['c1 taken', 'c2 refused address', 'c3 waiting', 'c4 unknown']);
  expect(await claim(db, CAUSE, limits)).toEqual([]);
  const [counted] = await db.query<{ count: number }>(
    sql`select count(sent_at)::int as count from outbox where customer_id in ('c2', 'c3')`,
  );
  expect(counted?.count).toBe(0);
});

it('knows what a sender that died may have sent: it is not sent again, unless the vendor knows keys', async () => {
  await putIn(db, CAUSE, 'sms', messages(1));
  await claim(db, CAUSE, limits);
  expect(await settleLost(db, CAUSE, false)).toBe(1);
  expect(await states()).toEqual(['c1 unknown']);
  await putIn(db, 'task:2', 'wechat', messages(1));
  const [first] = await claim(db, 'task:2', limits);
  expect(await settleLost(db, 'task:2', true)).toBe(1);
  const [again] = await claim(db, 'task:2', limits);
  expect(again).toEqual({ ...first, attempts: 2 });
});

/** A vendor that loses replies, throttles and refuses, and remembers what reached it. */
const roughVendor = (chance: () => number) => {
  const taken = new Map<string, number>();
  const channel: Channel<{ text: string }> = {
    batch: 7,
    send: async (batch: readonly Outgoing<{ text: string }>[]) =>
      batch.map(({ to }): SendOutcome => {
        const roll = chance();
        if (roll < 0.1) return { state: 'later', after: 0, said: 'busy' };
        if (roll < 0.15) return { state: 'refused', reason: 'address', said: '' };
        taken.set(to, (taken.get(to) ?? 0) + 1);
        return roll < 0.2 ? { state: 'unknown', said: 'lost' } : { state: 'taken', receiptId: to };
      }),
  };
  return { channel, taken };
};

it('reaches everybody at most once, forgets nobody, and says whom nobody knows of, however often it dies', async () => {
  let seed = 7;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const { channel, taken } = roughVendor(chance);
  await putIn(db, CAUSE, 'sms', messages(200));
  for (let round = 0; round < 200 && (await nextDue(db, CAUSE)) !== null; round += 1) {
    await settleLost(db, CAUSE, false);
    let writes = 0;
    const dies = chance() < 0.3;
    await sendBatch(CAUSE, {
      channel,
      name: 'sms',
      contentOf: () => ({ text: '周六见' }),
      state: async () => 'running',
      write: (work) => {
        writes += 1;
        // Between what left and what was written down of it.
        return dies && writes === 2 ? Promise.reject(new Error('died')) : db.transaction(work);
      },
      mostADay: 5,
      most: 20,
      signal: new AbortController().signal,
    }).catch(() => undefined);
  }
  await settleLost(db, CAUSE, false);
  expect([...taken.values()].every((times) => times === 1)).toBe(true);
  const counts = await countsOf(db, CAUSE);
  expect(counts).toMatchObject({ waiting: 0, sending: 0, withheld: 0 });
  expect(counts.taken + counts.refused + counts.unknown).toBe(200);
  const rows = await db.query<{ address: string; state: string }>(sql`select address, state from outbox`);
  for (const { address, state } of rows) {
    if (state === 'taken') expect(taken.get(address)).toBe(1);
    if (state === 'refused') expect(taken.has(address)).toBe(false);
  }
  expect(counts.unknown).toBeGreaterThan(0);
});
