import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { countsOf } from '../outbox/outbox.store.js';
import { agree } from './consents.store.js';
import { optedOutOf } from './optOuts.store.js';

it('keeps who opted out and what was sent, as they were known before addresses stood for people', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0092'),
  );
  await db.query(sql`
    insert into customers (id, name, phone) values ('c1', '一', '13900000001'), ('c2', '二', '13900000002'), ('c3', '三', '')`);
  await db.query(sql`
    insert into opt_outs (channel, address_hash, source) values ('sms', opt_out_hash('sms', '13900000009'), 'import')`);
  await db.query(sql`
    insert into customer_consents (customer_id, channel, agreed, source) values ('c1', 'sms', false, 'link'),
      ('c3', 'sms', false, 'staff'), ('c2', 'wechat', false, 'staff')`);
  await db.query(sql`update customers set phone = '13900000003' where id = 'c3'`);
  await db.query(sql`
    insert into outbox (cause, person, customer_id, channel, address, content, state, sent_at, clicked_at) values
      ('t1', 'c1', 'c1', 'sms', '13900000001', '{}', 'taken', now(), now()),
      ('t1', 'c2', 'c2', 'sms', '13900000002', '{}', 'waiting', null, null),
      ('t1', 'x', null, 'sms', '+8613900000002', '{}', 'waiting', null, null),
      ('t2', 'c2', 'c2', 'wechat', 'open-2', '{}', 'taken', now(), null)`);
  await db.query(sql`insert into sendings (cause, channel, total) values ('t1', 'sms', 3)`);
  await db.query(sql`
    insert into jobs (id, kind, subject, status, created_at) values ('j1', 'send_messages', 't1', 'queued', now() - interval '1 hour'),
      ('j2', 'send_messages', 't1', 'running', now()), ('j3', 'send_messages', 't2', 'queued', now())`);
  await db.query(sql`
    insert into early_receipts (channel, receipt_id, address, state) values ('sms', 'r', '13900000001', 'delivered')`);

  await migrate(db, all);

  const numbers = ['13900000001', '13900000002', '13900000003', '13900000009'];
  expect([...(await optedOutOf(db, 'sms', numbers))]).toEqual([numbers[0], numbers[2], numbers[3]]);
  expect([...(await optedOutOf(db, 'wechat', ['open-1', 'open-2']))]).toEqual(['open-2']);
  expect(await agree(db, 'c1', 'sms')).toBe(true);
  expect([...(await optedOutOf(db, 'sms', numbers))]).toEqual([numbers[2], numbers[3]]);
  // Of two to one number for one cause one goes out.
  expect(await countsOf(db, 't1')).toMatchObject({ taken: 1, waiting: 1, withheld: 1, clicked: 1 });
  const jobs = await db.query<{ id: string; status: string }>(sql`select id, status from jobs order by id`);
  expect(jobs.map(({ status }) => status)).toEqual(['queued', 'cancelled', 'queued']);
  const people = await db.query<{ channel: string; count: number }>(
    sql`select channel, count from channel_people order by channel`,
  );
  expect(people).toEqual([
    { channel: 'sms', count: 1 },
    { channel: 'wechat', count: 1 },
  ]);
  const [receipt] = await db.query<{ same: boolean }>(
    sql`select address_hash = opt_out_hash('sms', '13900000001') as same from early_receipts`,
  );
  expect(receipt?.same).toBe(true);
  await db.close();
});
