import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../../../db/embedded.js';
import { migrate, readMigrations } from '../../../db/migrate.js';
import { openPglite } from '../../../db/pglite.js';
import { readOwnPhone } from './ownPhone.js';
import { templateRows } from './templateRows.store.js';

it('knows the numbers that administrators gave, and how far templates are that were there before', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0093'),
  );
  await db.query(sql`
    insert into users (id, account, username, password_hash, phone_number) values ('given', 'a', 'a', '', '13900000001'),
      ('own', 'b', 'b', '', '13900000002'), ('tried', 'c', 'c', '', '13900000003'), ('none', 'd', 'd', '', '')`);
  await db.query(sql`
    insert into audit_log (id, user_id, username, account, action, target, failure, address, request_id) values
      ('1', 'own', 'b', 'b', 'updateUserBaseInfo', '', null, '', ''),
      ('2', 'tried', 'c', 'c', 'updateUserBaseInfo', '', 'phone_taken', '', '')`);
  await db.query(sql`
    insert into message_templates (id, channel, name, version) values ('t1', 'sms', 'one', 2), ('t2', 'app', 'two', 1)`);
  const text = { smsKind: 'notice', signName: '', signFileId: null, content: '', vendorCode: '' };
  const push = { title: '', content: '', imageUrl: '', appAction: 'url', target: '' };
  await db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors, submitted_at, reviewed_at) values
      ('t1', 1, ${JSON.stringify(text)}::jsonb, 'approved', '{}', now(), now()),
      ('t1', 2, ${JSON.stringify({ ...text, smsKind: 'marketing' })}::jsonb, 'waiting', '{}', now(), null),
      ('t2', 1, ${JSON.stringify(push)}::jsonb, 'draft', '{}', null, null)`);

  await migrate(db, all);

  const confirmed = async (id: string) => (await readOwnPhone(db, id)).confirmed;
  expect(await Promise.all(['given', 'own', 'tried', 'none'].map(confirmed))).toEqual([true, false, true, false]);
  const rows = templateRows(db);
  const page = { current: 1, size: 10 };
  expect(await rows.sms.page({ ...page, state: 'waiting', kind: 'marketing' })).toMatchObject({
    total: 1,
    list: [{ id: 't1', revision: 1 }],
  });
  expect(await rows.sms.page({ ...page, state: 'approved' })).toMatchObject({ total: 0 });
  expect(await rows.app.page({ ...page, kind: 'url' })).toMatchObject({ total: 1, list: [{ state: 'draft' }] });
  expect((await rows.reviews(page, 'nobody')).list.map(({ id }) => id)).toEqual(['t1']);
  await db.close();
}, 120_000);
