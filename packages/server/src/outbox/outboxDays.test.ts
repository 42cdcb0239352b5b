import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SendOutcome } from '../channels/channel.js';
import type { ReportState } from '../channels/receipts/report.js';
import type { Database } from '../db/database.js';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { testDatabase } from '../testing/testDatabase.js';
import { forgetMessages } from './forgetMessages.js';
import { putIn, stopAll } from './outbox.store.js';
import { noteClick, takeReports } from './receipts.store.js';
import { settle, type Settled, settleLost } from './settle.js';
import { takeUp } from './takeUp.js';
import { addCustomers, phoneOf } from './testing/putInTexts.js';

const causes: readonly (readonly [string, Channel])[] = [
  ['task:1', 'sms'],
  ['task:2', 'sms'],
  ['task:3', 'app'],
];
const PEOPLE = 60;

interface Message {
  readonly seq: string;
  readonly cause: string;
  readonly channel: string;
  readonly state: string;
  readonly reason: string;
  readonly receiptId: string;
  readonly cost: number;
  readonly counts: Date;
  readonly delivered: boolean;
  readonly failed: boolean;
  readonly opened: boolean;
  readonly clicked: boolean;
}

const messagesOf = (db: Database) =>
  db.query<Message>(sql`
    select seq::text as seq, cause, channel, state, reason, receipt_id as "receiptId", cost::float8 as cost,
      coalesce(handed_at, created_at) as counts, delivered_at is not null as delivered, failed_at is not null as failed,
      opened_at is not null as opened, clicked_at is not null as clicked
    from outbox order by seq`);

/** How far a message has come, and why no further, told without the database. */
const standing = ({ state, reason, delivered, failed, opened, clicked }: Message): string => {
  if (state === 'waiting' || state === 'sending') return 'waiting ';
  if (state === 'withheld') return `withheld ${reason}`;
  if (clicked) return 'clicked ';
  if (opened) return 'opened ';
  if (delivered) return 'delivered ';
  if (state === 'refused') return `failed ${reason}`;
  if (failed) return 'failed undelivered';
  return state === 'unknown' ? 'unknown ' : 'taken ';
};

const HOUR = 3_600_000;
const dayInShanghai = (moment: Date): string => new Date(moment.getTime() + 8 * HOUR).toISOString().slice(0, 10);

/** Counted one by one. */
const recounted = (messages: readonly Message[]): Record<string, string> => {
  const sums = new Map<string, { messages: number; cost: number }>();
  for (const message of messages) {
    const key = `${dayInShanghai(message.counts)} ${message.cause} ${message.channel} ${standing(message)}`;
    const sum = sums.get(key) ?? { messages: 0, cost: 0 };
    sums.set(key, { messages: sum.messages + 1, cost: sum.cost + message.cost });
  }
  return Object.fromEntries([...sums].map(([key, sum]) => [key, `${sum.messages} ${sum.cost}`]));
};

/** As the days have it; those without messages have no cost either. */
const kept = async (db: Database): Promise<Record<string, string>> => {
  const rows = await db.query<{ key: string; messages: number; cost: number }>(sql`
    select day || ' ' || cause || ' ' || channel || ' ' || reach || ' ' || why as key, messages, cost::float8 as cost
    from outbox_days`);
  expect(rows.filter(({ messages, cost }) => messages === 0 && cost !== 0)).toEqual([]);
  return Object.fromEntries(
    rows.filter(({ messages }) => messages !== 0).map(({ key, messages, cost }) => [key, `${messages} ${cost}`]),
  );
};

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of [
    sql`outbox`,
    sql`outbox_days`,
    sql`customers`,
    sql`opt_outs`,
    sql`early_receipts`,
    sql`channel_settings`,
    sql`channel_days`,
    sql`channel_people`,
  ])
    await db.query(sql`delete from ${table}`);
  await db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person)
    values ('sms', 'smsGateway', 100000, 2), ('app', 'pushGateway', 100000, 2)`);
  await addCustomers(db, PEOPLE);
});

/** The same chances in each run. */
const chances = (seed: number) => {
  let state = seed;
  const roll = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const below = (most: number): number => Math.floor(roll() * most);
  return { below, oneOf: <T>(list: readonly T[]): T | undefined => list[below(list.length)] };
};

const outcomes: readonly ((seq: string) => SendOutcome)[] = [
  (seq) => ({ state: 'taken', receiptId: `r${seq}` }),
  (seq) => ({ state: 'taken', receiptId: `r${seq}` }),
  () => ({ state: 'refused', reason: 'address', said: 'no such number' }),
  () => ({ state: 'refused', reason: 'optedOut', said: 'T' }),
  () => ({ state: 'refused', reason: 'account', said: '401' }),
  () => ({ state: 'later', after: 0, said: 'busy' }),
  () => ({ state: 'unknown', said: 'lost' }),
];
const states: readonly ReportState[] = ['delivered', 'failed', 'opened', 'clicked', 'optedOut'];

/** What befalls messages, at random. */
const acts = (seed: number) => {
  const { below, oneOf } = chances(seed);
  const some = () => oneOf(causes) ?? (['task:1', 'sms'] as const);
  const message = async () => oneOf(await messagesOf(db));
  const put = async () => {
    const [cause, channel] = some();
    const first = below(PEOPLE) + 1;
    const messages = Array.from({ length: 12 }, (_, at) => {
      const n = ((first + at) % PEOPLE) + 1;
      return { person: `c${n}`, customerId: null, address: phoneOf(n), content: {}, cost: 45 + below(50) };
    });
    await putIn(db, cause, channel, messages);
    await db.query(sql`
        update outbox o set customer_id = c.id from customers c where c.phone = o.address and o.customer_id is null`);
  };
  const send = async () => {
    const [cause, channel] = some();
    const taken = await db.transaction((tx) => takeUp(tx, cause, channel, { calls: 8, messages: 8 }));
    // Who dies settles nothing.
    if (below(4) === 0) return settleLost(db, cause);
    const settled = (taken?.claimed ?? []).flatMap(({ seq }): Settled[] => {
      const outcome = oneOf(outcomes)?.(seq);
      return outcome === undefined ? [] : [{ seq, outcome }];
    });
    return db.transaction((tx) => settle(tx, settled, { stopped: below(5) === 0 }));
  };
  const report = async () => {
    const found = await message();
    if (found === undefined) return undefined;
    const [receiptId, state] = [found.receiptId || `${found.cause}-${found.seq}`, oneOf(states) ?? 'delivered'];
    const channel = found.channel === 'app' ? 'app' : 'sms';
    return db.transaction((tx) => takeReports(tx, channel, [{ receiptId, to: '', state, said: state }]));
  };
  // What befalls many is likelier.
  const list: readonly (() => Promise<unknown>)[] = [
    put,
    ...Array.from({ length: 4 }, () => send),
    ...Array.from({ length: 10 }, () => report),
    async () => noteClick(db, Number((await message())?.seq ?? 0)),
    async () => (below(6) === 0 ? stopAll(db, some()[0]) : undefined),
    // Whoever is merged, and parted again.
    async () => {
      const [one, other] = [`c${below(PEOPLE) + 1}`, `c${below(PEOPLE) + 1}`];
      await db.query(sql`
        update outbox set customer_id = ${other} where customer_id = ${one} and exists (select 1 from customers where id = ${other})`);
    },
    async () => {
      const n = below(PEOPLE) + 1;
      await db.transaction((tx) => forgetMessages(tx, `c${n}`, { phones: [phoneOf(n)], isTheirs: () => false }));
      await db.query(sql`delete from customers where id = ${`c${n}`}`);
    },
    async () =>
      db.query(sql`
        update outbox set created_at = created_at - interval '11 hours', handed_at = handed_at - interval '7 hours',
          sent_at = sent_at - interval '7 hours'
        where seq % 3 = ${below(3)}`),
    async () => db.query(sql`delete from outbox where seq = ${(await message())?.seq ?? '0'}::bigint`),
  ];
  return { next: () => oneOf(list)?.() };
};

describe('days count every message once, whatever befalls it', () => {
  it.each([11, 4711, 90_210])('by chance %i', { timeout: 120_000 }, async (seed) => {
    const { next } = acts(seed);
    const seen = new Set<string>();
    for (let round = 0; round < 250; round += 1) {
      await next();
      const messages = await messagesOf(db);
      for (const message of messages) seen.add(standing(message).split(' ')[0] ?? '');
      expect(await kept(db)).toEqual(recounted(messages));
      // Counted as refused, none is counted as arrived or failed besides.
      expect(messages.filter(({ state, delivered, failed }) => state === 'refused' && (delivered || failed))).toEqual(
        [],
      );
    }
    const all = ['waiting', 'withheld', 'failed', 'unknown', 'taken', 'delivered', 'opened', 'clicked'];
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });

  it('and are not touched where nothing of them has changed', async () => {
    await putIn(db, 'task:1', 'sms', [{ person: 'c1', customerId: 'c1', address: phoneOf(1), content: {}, cost: 45 }]);
    const version = async () =>
      (await db.query<{ xmin: string }>(sql`select xmin::text as xmin from outbox_days`)).map(({ xmin }) => xmin);
    const before = await version();
    await db.query(sql`update outbox set said = 'words', due_at = now()`);
    expect(await version()).toEqual(before);
  });
});

it('is handed over on the day it was tried last, also where the vendor refused it', async () => {
  await putIn(db, 'task:1', 'sms', [{ person: 'c1', customerId: 'c1', address: phoneOf(1), content: {}, cost: 45 }]);
  await db.query(sql`update outbox set created_at = now() - interval '3 days'`);
  const taken = await db.transaction((tx) => takeUp(tx, 'task:1', 'sms', { calls: 1, messages: 1 }));
  const seq = taken?.claimed[0]?.seq ?? '';
  await settle(db, [{ seq, outcome: { state: 'refused', reason: 'address', said: '' } }]);
  const today = dayInShanghai(new Date());
  expect(await kept(db)).toEqual({ [`${today} task:1 sms failed address`]: '1 45' });
});

it('begins with what was sent before days were counted, and with what plans had sent', async () => {
  const old = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    old,
    all.filter(({ name }) => name < '0095'),
  );
  await old.query(sql`
    insert into outbox (cause, person, channel, address, address_hash, content, state, reason, cost, sent_at, delivered_at,
      failed_at, clicked_at, created_at)
    select 'task:t1', 'p' || n, 'sms', '139' || n, 'h' || n, '{}',
      (array['taken', 'taken', 'taken', 'refused', 'unknown', 'withheld', 'waiting'])[n % 7 + 1],
      (array['', '', '', 'address', '', 'stopped', ''])[n % 7 + 1], 45 + n,
      case when n % 7 < 3 then '2026-03-01T17:00:00Z'::timestamptz + n * interval '1 hour' end,
      case when n % 7 < 2 then now() end, case when n % 7 = 2 then now() end, case when n % 7 = 1 then now() end,
      '2026-03-01T12:00:00Z'
    from generate_series(1, 40) n`);
  await old.query(sql`
    insert into operate_plans (id, name, start_at, end_at, authors) values ('p1', '家庭观赛日', now(), now() + interval '1 day', '{}')`);
  await old.query(sql`
    insert into pd_tasks (id, plan_id, name, channel, started_at) values ('t1', 'p1', '邀请', 'sms', now()), ('t2', 'p1', '再邀', 'sms', null)`);
  await migrate(old, all);
  expect(await kept(old)).toEqual(recounted(await messagesOf(old)));
  const named = await old.query<{ cause: string; plan: string; task: string }>(sql`
    select cause, plan_name as plan, task_name as task from outbox_causes`);
  expect(named).toEqual([{ cause: 'task:t1', plan: '家庭观赛日', task: '邀请' }]);
  await old.close();
});
