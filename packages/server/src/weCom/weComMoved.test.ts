import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { readSync } from './sync.store.js';

it('leaves one job for each thing, tells staff of one name apart, and has pictures fetched that were missing', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0103'),
  );
  await db.query(sql`
    insert into wecom_staff (id, user_id, nick) values ('s1', 'zhang', '张伟'), ('s2', 'zhang2', '张伟'), ('s3', 'li', '李娜');
    insert into wecom_contacts (external_user_id, staff_id, since) values ('wm1', 's1', now()), ('wm1', 's2', now());
    insert into wecom_events (event_key, kind, occurred_at) values ('k', 'edited', now());
    insert into customers (id, name) values ('c1', '王芷晴');
    insert into staff_assignments (id, state, total) values ('a1', 'running', 7);
    insert into staff_assignment_people (assignment_id, customer_id, state) values ('a1', 'c1', 'done');
    insert into jobs (id, kind, subject, status, created_at) values
      ('j1', 'hand_over_contacts', 'a1', 'running', now() - interval '1 minute'), ('j2', 'hand_over_contacts', 'a1', 'queued', now()),
      ('j3', 'sync_wecom', 'sync_wecom', 'running', now() - interval '1 minute'), ('j4', 'sync_wecom', 'sync_wecom', 'queued', now());
    insert into referral_links (id, name, code, way_state, way_problem, qr_image) values
      ('l1', '有图', 'A', 'ready', '', 'x'), ('l2', '没有图', 'B', 'ready', '', null), ('l3', '账号', 'C', 'failed', 'account', null)`);

  await migrate(db, all);

  expect(await db.query(sql`select nick from wecom_staff order by seq`)).toEqual([
    { nick: '张伟' },
    { nick: '张伟（zhang2）' },
    { nick: '李娜' },
  ]);
  expect(await readSync(db)).toMatchObject({ contactCount: 1 });
  expect(await db.query(sql`select id, status from jobs where id like 'j_' order by id`)).toEqual([
    { id: 'j1', status: 'running' },
    { id: 'j2', status: 'cancelled' },
    { id: 'j3', status: 'running' },
    { id: 'j4', status: 'cancelled' },
  ]);
  expect(
    await db.query(sql`
      select id, way_state as state, try_at is not null as again from referral_links order by id`),
  ).toEqual([
    { id: 'l1', state: 'ready', again: false },
    { id: 'l2', state: 'waiting', again: false },
    { id: 'l3', state: 'failed', again: true },
  ]);
  await db.close();
}, 120_000);
