import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SendOutcome } from '../channels/channel.js';
import type { Database } from '../db/database.js';
import { SqlError } from '../db/sqlError.js';
import { testDatabase } from '../testing/testDatabase.js';
import { countsOf, putIn } from './outbox.store.js';
import { noteClick, takeReports } from './receipts.store.js';
import { type Handing, sendBatch } from './sendBatch.js';
import { settleLost } from './settle.js';
import { phoneOf } from './testing/putInTexts.js';

const CAUSE = 'task:1';
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of [
    sql`outbox`,
    sql`outbox_days`,
    sql`channel_settings`,
    sql`channel_days`,
    sql`channel_people`,
    sql`early_receipts`,
  ])
    await db.query(sql`delete from ${table}`);
  await db.query(sql`
    insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person) values ('sms', 'smsGateway', 100, 5)`);
});

const put = (count: number) =>
  putIn(
    db,
    CAUSE,
    'sms',
    Array.from({ length: count }, (_, at) => ({
      person: `p${at + 1}`,
      customerId: null,
      address: phoneOf(at + 1),
      content: {},
      cost: 0,
    })),
  );

type Answer = (to: string, key: string) => SendOutcome | Promise<SendOutcome>;
const taken: Answer = (to) => ({ state: 'taken', receiptId: `r-${to}` });

/** One step, by a vendor that answers so. */
const step = (answer: Answer, change: Partial<Handing<object>> = {}) =>
  sendBatch<object>(CAUSE, {
    channel: {
      batch: 1,
      send: (batch) => Promise.all(batch.map(async ({ to, key }) => answer(to, key))),
    },
    name: 'sms',
    contentOf: () => ({}),
    write: (work) => db.transaction(work),
    state: async () => 'running',
    halt: async () => undefined,
    reach: { calls: 10, messages: 10 },
    signal: new AbortController().signal,
    ...change,
  });
const counts = () => countsOf(db, CAUSE);
describe('what came of messages is written down', () => {
  it('whatever the vendor says', async () => {
    await put(3);
    await step((to) =>
      to === phoneOf(1)
        ? { state: 'taken', receiptId: 'r\0\ud83c' }
        : { state: 'refused', reason: 'other', said: '\0no\ud800' },
    );
    expect(await counts()).toMatchObject({ taken: 1, refused: 2, sending: 0 });
  });

  it('though the database refuses it at first', async () => {
    await put(1);
    let writes = 0;
    await step(taken, {
      write: (work) => {
        writes += 1;
        return writes === 2
          ? Promise.reject(new SqlError({ message: 'deadlock detected', code: '40P01' }))
          : db.transaction(work);
      },
    });
    expect(await counts()).toMatchObject({ taken: 1, sending: 0 });
  });

  it('of each on its own where one of them cannot be', async () => {
    await put(3);
    await db.query(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
      create trigger refused before update on outbox for each row when (new.receipt_id = 'wrong') execute function refuse()`);
    const sent = step((to, key) => (to === phoneOf(2) ? { state: 'taken', receiptId: 'wrong' } : taken(to, key)));
    await expect(sent).rejects.toThrow('not this one');
    await db.query(sql`drop trigger refused on outbox; drop function refuse()`);
    expect(await counts()).toMatchObject({ taken: 2, sending: 1 });
  });
});

/** How far messages have come by the days. */
const reached = () =>
  db.query<{ reach: string; why: string }>(sql`
    select reach, why from outbox_days where messages > 0 order by reach, why`);

describe('a report counts', () => {
  const report = (key: string, state: 'delivered' | 'failed' = 'delivered') =>
    db.transaction((tx) => takeReports(tx, 'sms', [{ receiptId: key, to: '', state, said: '' }]));

  it('that comes before the reply, though that is lost, or says to come later', async () => {
    await put(2);
    await step(async (to, key) => {
      await report(key, to === phoneOf(1) ? 'delivered' : 'failed');
      return to === phoneOf(1) ? { state: 'unknown', said: '' } : { state: 'later', after: 0, said: '' };
    });
    expect(await counts()).toMatchObject({ taken: 2, waiting: 0, unknown: 0, delivered: 1, failed: 1 });
  });

  it('that comes before a sender dies', async () => {
    await put(1);
    let writes = 0;
    const sent = step(
      async (to, key) => {
        await report(key);
        return taken(to, key);
      },
      {
        write: (work) => {
          writes += 1;
          return writes === 2 ? Promise.reject(new Error('died')) : db.transaction(work);
        },
      },
    );
    await expect(sent).rejects.toThrow('died');
    await settleLost(db, CAUSE);
    expect(await counts()).toMatchObject({ taken: 1, delivered: 1 });
  });

  it('that it was opened, which it cannot be without having arrived, whatever was said before', async () => {
    await put(1);
    await step(taken);
    const tell = (state: 'failed' | 'opened') =>
      db.transaction((tx) =>
        takeReports(tx, 'sms', [{ receiptId: `r-${phoneOf(1)}`, to: '', state, said: '用户关机' }]),
      );
    await tell('failed');
    expect(await counts()).toMatchObject({ failed: 1, delivered: 0 });
    await tell('opened');
    await tell('failed');
    expect(await counts()).toMatchObject({ failed: 0, delivered: 1, clicked: 0 });
    const days = await db.query<{ reach: string }>(sql`select reach from outbox_days where messages > 0`);
    expect(days).toEqual([{ reach: 'opened' }]);
  });

  it('of a message that the vendor had refused: it was taken, and counts once', async () => {
    await put(1);
    let seen = '';
    await step((_to, key) => {
      seen = key;
      return { state: 'refused', reason: 'other', said: 'no' };
    });
    await report(seen, 'failed');
    expect(await counts()).toMatchObject({ refused: 1, failed: 0, taken: 0 });
    await report(seen);
    expect(await counts()).toMatchObject({ refused: 0, failed: 0, taken: 1, delivered: 1 });
    expect(await reached()).toEqual([{ reach: 'delivered', why: '' }]);
  });

  it('before the refusal too: what has arrived was taken, and a failure is counted once', async () => {
    await put(2);
    await step(async (to, key) => {
      await report(key, to === phoneOf(1) ? 'delivered' : 'failed');
      return { state: 'refused', reason: 'address', said: 'no' };
    });
    expect(await counts()).toMatchObject({ taken: 1, delivered: 1, refused: 1, failed: 0 });
    expect(await reached()).toEqual([
      { reach: 'delivered', why: '' },
      { reach: 'failed', why: 'address' },
    ]);
  });

  it('as a click of a message that the vendor had refused does', async () => {
    await put(1);
    await step(() => ({ state: 'refused', reason: 'other', said: 'no' }));
    const [message] = await db.query<{ seq: number }>(sql`select seq::int as seq from outbox`);
    await noteClick(db, message?.seq ?? 0);
    expect(await counts()).toMatchObject({ refused: 0, taken: 1, delivered: 1, clicked: 1 });
  });

  it('of a message that is to go out again: it does not', async () => {
    await put(1);
    let seen = '';
    await step((_to, key) => {
      seen = key;
      return { state: 'later', after: 0, said: '' };
    });
    expect(await counts()).toMatchObject({ waiting: 1 });
    await report(seen);
    expect(await counts()).toMatchObject({ waiting: 0, taken: 1, delivered: 1 });
  });
});
