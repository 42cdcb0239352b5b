import { eraseCustomer, mergeCustomers, undoCustomerMerge } from '@console/api/contract';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { today } from '../db/today.js';
import { startApp, type TestUser } from '../testing/startApp.js';
import { markLinks } from './links.js';
import { countsOf, type OutgoingMessage, putIn } from './outbox.store.js';
import { settle } from './settle.js';
import { takeUp } from './takeUp.js';
import { addCustomers, phoneOf } from './testing/putInTexts.js';

const CAUSE = 'task:1';
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal'] });
  await app.db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person) values ('sms', 'smsGateway', 1000, 100)`);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'outbox',
    'customers',
    'opt_outs',
    'short_links',
    'early_receipts',
    'customer_erased_keys',
    'channel_people',
  ])
    await app.db.query(sql`delete from ${raw(table)}`);
  await addCustomers(app.db, 3);
});

const message = (n: number, change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  person: `c${n}`,
  customerId: `c${n}`,
  address: phoneOf(n),
  content: { signName: '', content: '周六见' },
  cost: 45,
  ...change,
});
const put = (...messages: OutgoingMessage[]) => app.db.transaction((tx) => putIn(tx, CAUSE, 'sms', messages));
/** Sends what is due, and answers to whom. */
const send = async (): Promise<string[]> => {
  const taken = await app.db.transaction((tx) => takeUp(tx, CAUSE, 'sms', { calls: 50, messages: 50 }));
  const claimed = taken?.claimed ?? [];
  const settled = claimed.map(({ seq }) => ({ seq, outcome: { state: 'taken', receiptId: `r${seq}` } as const }));
  await app.db.transaction((tx) => settle(tx, settled));
  return claimed.map(({ address }) => address).toSorted();
};
/** The one at this number got so many messages today. */
const hasHad = (n: number, count: number) =>
  app.db.query(sql`
    insert into channel_people (channel, day, address_hash, count)
    values ('sms', ${today}, opt_out_hash('sms', ${phoneOf(n)}), ${count}::int)
    on conflict (channel, day, address_hash) do update set count = excluded.count`);
const merge = (keptId: string, goneId: string) => app.call(mergeCustomers, { keptId, goneId, take: [] }, { as });
const erase = (n: number) => app.call(eraseCustomer, { id: `c${n}`, confirmation: `客户${n}` }, { as });
const rows = () =>
  app.db.query<{ customerId: string | null; address: string; state: string; reason: string }>(sql`
    select customer_id as "customerId", address, state, reason from outbox order by seq`);

describe('nobody gets two messages for one cause', () => {
  it('at one address, whoever they are said to be', async () => {
    expect(await put(message(1), message(2, { address: `+86 ${phoneOf(1)}` }))).toBe(1);
    expect(await put(message(3, { address: phoneOf(1), customerId: null }))).toBe(0);
    expect(await send()).toEqual([phoneOf(1)]);
  });

  it('where they got one before they were merged into somebody', async () => {
    await put(message(1));
    expect(await send()).toEqual([phoneOf(1)]);
    await merge('c2', 'c1');
    expect(await put(message(2))).toBe(0);
    expect(await rows()).toMatchObject([{ customerId: 'c2', state: 'taken' }]);
  });

  it('where two wait, or one waits and one went, when they are merged', async () => {
    await put(message(1), message(2));
    await merge('c2', 'c1');
    expect(await send()).toEqual([phoneOf(1)]);
    expect(await rows()).toMatchObject([{ state: 'taken' }, { state: 'withheld', reason: 'twice' }]);
    await put(message(3));
    await merge('c3', 'c2');
    expect(await send()).toEqual([]);
    expect(await countsOf(app.db, CAUSE)).toMatchObject({ taken: 1, withheld: 2 });
  });

  it('but the other one where the first goes to nobody, as nothing goes there', async () => {
    await put(message(1), message(2));
    await app.db.query(sql`
      insert into opt_outs (channel, address_hash, source) values ('sms', opt_out_hash('sms', ${phoneOf(1)}), 'import')`);
    await merge('c2', 'c1');
    expect(await send()).toEqual([phoneOf(2)]);
    expect(await rows()).toMatchObject([{ state: 'withheld', reason: 'optedOut' }, { state: 'taken' }]);
  });

  it('but the other one where whoever has the first address has had enough of this day', async () => {
    await put(message(1), message(2));
    await hasHad(1, 100);
    await merge('c2', 'c1');
    expect(await send()).toEqual([phoneOf(2)]);
    expect(await rows()).toMatchObject([{ state: 'withheld', reason: 'limit' }, { state: 'taken' }]);
  });

  it('for the reason that dry runs tell first', async () => {
    await put(message(1));
    await send();
    await put(message(2), message(3));
    await merge('c2', 'c1');
    await merge('c3', 'c2');
    await hasHad(2, 100);
    expect(await send()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'taken' }, { reason: 'limit' }, { reason: 'twice' }]);
  });

  it('after a merge was undone, by which each has their own again', async () => {
    await put(message(1));
    await send();
    const { id } = await merge('c2', 'c1');
    await app.call(undoCustomerMerge, { id }, { as });
    expect(await put(message(1), message(2))).toBe(1);
    expect(await send()).toEqual([phoneOf(2)]);
    expect(await rows()).toMatchObject([{ customerId: 'c1' }, { customerId: 'c2' }]);
  });

  it('after they were erased and added again', async () => {
    await put(message(1));
    await send();
    await erase(1);
    await app.db.query(sql`insert into customers (id, name, phone) values ('again', '客户', ${phoneOf(1)})`);
    expect(await put(message(1, { person: 'again', customerId: 'again' }))).toBe(0);
  });
});

describe('whoever is erased', () => {
  it('is in no message, address or receipt any more, and gets nothing that waited', async () => {
    const text = '看 https://a.example.com/all 或 https://a.example.com/me?phone=13900000001';
    await app.db.transaction(async (tx) => {
      const content = { signName: '', content: await markLinks(tx, CAUSE, `客户1，${text}`) };
      const shared = { signName: '', content: await markLinks(tx, CAUSE, '看 https://a.example.com/all') };
      await putIn(tx, CAUSE, 'sms', [message(1, { content }), message(2, { content: shared })]);
    });
    await app.db.query(sql`
      insert into early_receipts (channel, receipt_id, address_hash, state, said)
      select 'sms', 'r', opt_out_hash('sms', ${phoneOf(1)}), 'failed', 'words'`);
    await erase(1);
    for (const table of ['outbox', 'short_links', 'early_receipts', 'channel_people', 'opt_outs']) {
      const [left] = await app.db.query<{ rows: string }>(
        sql`select coalesce(string_agg(to_jsonb(t)::text, ''), '') as rows from ${raw(table)} t`,
      );
      for (const sign of [phoneOf(1), '"c1"', '客户1']) expect(`${table}: ${left?.rows}`).not.toContain(sign);
    }
    expect(await app.db.query(sql`select 1 from early_receipts`)).toEqual([]);
    expect(await app.db.query<{ url: string }>(sql`select url from short_links`)).toEqual([
      { url: 'https://a.example.com/all' },
    ]);
    expect(await send()).toEqual([phoneOf(2)]);
    expect(await rows()).toMatchObject([{ address: '', state: 'withheld', reason: 'erased' }, { state: 'taken' }]);
  });

  it('is counted where they were sent to, as nobody', async () => {
    await put(message(1));
    await send();
    await erase(1);
    expect(await countsOf(app.db, CAUSE)).toMatchObject({ taken: 1, waiting: 0 });
    expect(await rows()).toMatchObject([{ customerId: null, address: '', state: 'taken' }]);
  });
});
