import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../../../db/embedded.js';
import { migrate, readMigrations } from '../../../db/migrate.js';
import { openPglite } from '../../../db/pglite.js';
import { countsOf } from '../../../outbox/index.js';
import { pageOfPeople } from './dryRun.store.js';

it('keeps what dry runs told, and counts what the vendor had refused once', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0105'),
  );
  await db.query(sql`
    insert into customers (id, name, phone) values ('c1', '王芷晴', '');
    insert into operate_plans (id, name, start_at, end_at, authors)
    values ('p1', '家庭观赛日', now(), now() + interval '1 day', '{}');
    insert into pd_tasks (id, plan_id, name, channel) values ('t1', 'p1', '邀请', 'sms'), ('t2', 'p1', '再邀', 'sms');
    insert into pd_dry_runs (task_id, state, plan_version, pack_version) values ('t1', 'ready', 1, 1), ('t2', 'running', 1, 1);
    insert into pd_dry_run_people (task_id, reason, customer_id) values ('t1', 'noAddress', 'c1');
    insert into pd_dry_run_addresses (task_id, address_hash) values ('t1', 'h1'), ('t2', 'h1');
    insert into outbox (cause, person, channel, address, address_hash, content, state, reason, sent_at, delivered_at, failed_at)
    values ('task:t1', '1', 'sms', '1', 'h1', '{}', 'refused', 'other', now(), now(), null),
      ('task:t1', '2', 'sms', '2', 'h2', '{}', 'refused', 'address', now(), null, now()),
      ('task:t1', '3', 'sms', '3', 'h3', '{}', 'taken', '', now(), null, now())`);

  await migrate(db, all);

  const told = await pageOfPeople(db, { id: 't1', reason: 'noAddress', current: 1, size: 10 });
  expect(told).toMatchObject({ total: 1, list: [{ customerId: 'c1' }] });
  // Those that are needed still.
  expect(await db.query(sql`select run_id from pd_dry_run_addresses`)).toEqual([{ run_id: 't2' }]);
  expect(await countsOf(db, 'task:t1')).toMatchObject({ taken: 2, refused: 1, delivered: 1, failed: 1 });
  await db.close();
}, 120_000);
