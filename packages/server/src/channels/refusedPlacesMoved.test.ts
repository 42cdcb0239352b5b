import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { optedOutOf } from './optOuts.store.js';

it('keeps away from where those are known to be who refused before that was looked at', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0111'),
  );
  await db.query(sql`
    insert into plan_settings (wechat_attribute) values ('openId');
    insert into customers (id, name, attributes) values ('c1', '一', '{"openId": "open-1"}'), ('c2', '二', '{"openId": "open-2"}');
    insert into wecom_staff (id, user_id) values ('s1', 'zhang');
    insert into wecom_contacts (external_user_id, staff_id, customer_id, since) values ('wm1', 's1', 'c1', now());
    insert into customer_consents (customer_id, channel, agreed, source) values
      ('c1', 'wechat', false, 'staff'), ('c1', 'app', false, 'staff'), ('c1', 'qyWechat', false, 'staff'), ('c2', 'wechat', true, 'staff')`);
  expect([...(await optedOutOf(db, 'wechat', ['open-1', 'open-2']))]).toEqual([]);
  await migrate(db, all);
  expect([...(await optedOutOf(db, 'wechat', ['open-1', 'open-2']))]).toEqual(['open-1']);
  expect([...(await optedOutOf(db, 'qyWechat', ['wm1', 'wm2']))]).toEqual(['wm1']);
  // It stays so where the customer is no more.
  await db.query(sql`delete from customers where id = 'c1'`);
  expect([...(await optedOutOf(db, 'wechat', ['open-1']))]).toEqual(['open-1']);
  expect([...(await optedOutOf(db, 'qyWechat', ['wm1']))]).toEqual(['wm1']);
  await db.close();
});
