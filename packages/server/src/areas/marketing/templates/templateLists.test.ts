import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.js';
import { explaining } from '../../../testing/explaining.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { type ReviewFilter, type TemplateFilter, templateRows } from './templateRows.store.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`
    insert into message_templates (id, channel, name, state, kind, submitted_at, reviewed_at)
    select 't' || n, 'sms', 'name ' || n, case when n % 500 = 0 then 'waiting' else 'approved' end,
      case when n % 500 = 0 then 'notice' else 'marketing' end, now(), case when n % 500 = 0 then null else now() end
    from generate_series(1, 5000) n`);
  await db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors, submitted_at)
    select id, 1, '{"smsKind": "notice", "signName": "", "signFileId": null, "content": "", "vendorCode": ""}', state, '{}',
      submitted_at
    from message_templates`);
  await db.query(sql`analyze`);
}, 120_000);
afterAll(() => db.close());

const page = { current: 1, size: 20 };
/** Neither the whole table nor the order of all of it. */
const growing = /\bSort\b|Seq Scan on message_template/;
const by = (column: string, asc: boolean) => ({ orders: [{ column, asc }] });

it.each<[string, Partial<TemplateFilter>]>([
  ['newest first', {}],
  ['those in use', { enabled: true }],
  ['of one state', { state: 'waiting' }],
  ['of one kind', { kind: 'notice' }],
  ['by name', by('templateName', true)],
  ['by name, from the end', by('templateName', false)],
  ['those changed last', by('updateTime', false)],
  ['those changed first', by('updateTime', true)],
])('a page of templates takes no more work the more there are: %s', async (_title, filter) => {
  const watched = explaining(db);
  const { list, total } = await templateRows(watched.db).sms.page({ ...page, ...filter });
  expect(list.length).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(list.length);
  expect(watched.plans).toHaveLength(1);
  expect(watched.plans[0]).not.toMatch(growing);
});

it.each<[string, Partial<ReviewFilter>]>([
  ['whatever was handed in', {}],
  ['of one state', { state: 'waiting' }],
  ['of one channel', { channel: 'sms' }],
])('nor does a page of what is to be decided: %s', async (_title, filter) => {
  const watched = explaining(db);
  const { list } = await templateRows(watched.db).reviews({ ...page, ...filter }, 'nobody');
  expect(list[0]).toMatchObject({ state: 'waiting' });
  expect(watched.plans[0]).not.toMatch(growing);
});
