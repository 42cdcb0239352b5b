import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Outgoing, SendOutcome } from '../channels/channel.js';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { countsOf, nextDue, type OutgoingMessage, putIn, stopAll } from './outbox.store.js';
import { OPT_OUT_MARK } from './links.js';
import { sendBatch } from './sendBatch.js';
import { settle, settleLost } from './settle.js';
import { takeUp } from './takeUp.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(sql`delete from outbox`);
  await db.query(sql`delete from opt_outs`);
  await db.query(sql`delete from channel_settings`);
  await db.query(sql`delete from channel_days`);
  await db.query(sql`delete from channel_people`);
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
/** What is due of a cause, taken up, the oldest first. */
const claim = async (cause = CAUSE, most = 50) => {
  const taken = await takeUp(db, cause, 'sms', { calls: most, messages: most });
  return (taken?.claimed ?? []).toSorted((one, other) => Number(one.seq) - Number(other.seq));
};
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
    for (let n = 1; n <= 5; n += 1) {
      await putIn(db, `before:${n}`, 'sms', [message(3)]);
      expect(await claim(`before:${n}`)).toHaveLength(1);
    }
    expect((await claim()).map(({ person }) => person)).toEqual(['c2']);
    expect((await states()).slice(0, 3)).toEqual(['c1 withheld optedOut', 'c2 sending', 'c3 withheld limit']);
    await db.query(sql`update channel_people set day = day - interval '1 day'`);
    await putIn(db, 'task:2', 'sms', [message(3)]);
    expect(await claim('task:2')).toHaveLength(1);
  });

  it('takes nothing that is not due, and nothing that was stopped', async () => {
    await putIn(db, CAUSE, 'sms', messages(2));
    await db.query(sql`update outbox set due_at = now() + interval '1 minute' where person = 'c1'`);
    expect(await nextDue(db, CAUSE)).toBe(0);
    expect(await claim(CAUSE, 1)).toHaveLength(1);
    expect(await nextDue(db, CAUSE)).toBeGreaterThan(50_000);
    expect(await stopAll(db, CAUSE)).toBe(1);
    expect(await nextDue(db, CAUSE)).toBeNull();
    expect(await states()).toEqual(['c1 withheld stopped', 'c2 sending']);
  });
});

it('sends again only what was surely not taken; the rest stands as it is known', async () => {
  await putIn(db, CAUSE, 'sms', messages(4));
  const claimed = await claim();
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
  expect(await claim()).toEqual([]);
  const [counted] = await db.query<{ count: number }>(
    sql`select count(sent_at)::int as count from outbox where customer_id in ('c2', 'c3')`,
  );
  expect(counted?.count).toBe(0);
});

it('knows what a sender that died may have sent: it is not sent again', async () => {
  await putIn(db, CAUSE, 'sms', messages(1));
  await claim();
  expect(await settleLost(db, CAUSE)).toBe(1);
  expect(await states()).toEqual(['c1 unknown']);
  expect(await claim()).toEqual([]);
});

it('takes up all that say the same to go in one call, and no more calls than are asked for', async () => {
  await db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person) values ('qyWechat', 'weCom', 1000, 5)`);
  const to = (n: number, content: object) => ({ ...message(n), customerId: null, content });
  const alike = Array.from({ length: 100 }, (_, at) =>
    to(at + 1, { sender: at % 2 === 0 ? 'wang' : 'li', content: 'x' }),
  );
  const apart = Array.from({ length: 50 }, (_, at) => to(at + 101, { sender: 'wang', content: OPT_OUT_MARK }));
  await putIn(db, CAUSE, 'qyWechat', [...alike, ...apart]);
  const take = async () => (await takeUp(db, CAUSE, 'qyWechat', { calls: 4, messages: 80 }))?.claimed ?? [];
  const first = await take();
  expect(first).toHaveLength(80);
  expect(new Set(first.map(({ together }) => together)).size).toBe(2);
  expect((await take()).filter(({ together }) => together !== '')).toHaveLength(20);
  const third = await take();
  expect(third.map(({ together }) => together)).toEqual(['', '', '', '']);
});

it('counts messages as they change, whoever changes them', async () => {
  await putIn(db, CAUSE, 'sms', messages(10));
  await putIn(db, 'task:2', 'sms', messages(2));
  await claim(CAUSE, 4);
  await db.query(sql`
    update outbox set clicked_at = now(), delivered_at = now(), state = 'taken'
    where cause = ${CAUSE} and person in ('c1', 'c2') or person = 'c2'`);
  await db.query(sql`delete from outbox where person = 'c10'`);
  const counts = {
    waiting: 5,
    sending: 2,
    taken: 2,
    refused: 0,
    unknown: 0,
    withheld: 0,
    delivered: 2,
    failed: 0,
    clicked: 2,
  };
  expect(await countsOf(db, CAUSE)).toEqual(counts);
  expect(await countsOf(db, 'task:2')).toMatchObject({ waiting: 1, taken: 1, clicked: 1 });
  expect(await countsOf(db, 'task:3')).toMatchObject({ waiting: 0, clicked: 0 });
});

it('says how many stand how without looking at a single message', async () => {
  await putIn(db, CAUSE, 'sms', messages(3));
  const back = new Error('back to how it was');
  const counting = db.transaction(async (tx) => {
    await tx.query(sql`drop table outbox`);
    expect(await countsOf(tx, CAUSE)).toMatchObject({ waiting: 3 });
    throw back;
  });
  await expect(counting).rejects.toBe(back);
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
    await settleLost(db, CAUSE);
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
      halt: async () => undefined,
      reach: { calls: 20, messages: 20 },
      signal: new AbortController().signal,
    }).catch(() => undefined);
  }
  await settleLost(db, CAUSE);
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
