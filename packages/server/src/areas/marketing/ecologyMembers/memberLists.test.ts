import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.js';
import { explaining } from '../../../testing/explaining.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { pageOfMembers } from './memberRows.store.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`
    insert into ecology_members (id, name, kind, contact_name, phone, state, reply_count, created_at)
    select 'm' || n, 'name ' || n, case when n % 500 = 0 then 'media' else 'club' end, 'Xu', '13800006271',
      case when n % 500 = 0 then 'waiting' else 'closed' end, n % 7, now() - make_interval(hours => n)
    from generate_series(1, 5000) n`);
  await db.query(sql`analyze`);
}, 120_000);
afterAll(() => db.close());

const by = (column: string, asc: boolean) => ({ orders: [{ column, asc }] });

it.each<[string, Partial<Parameters<typeof pageOfMembers>[1]>]>([
  ['newest first', {}],
  ['newest first, as it was chosen', by('createTime', false)],
  ['oldest first', by('createTime', true)],
  ['of one state', { state: 'waiting' }],
  ['of one kind', { memberType: 'media' }],
  ['by name', by('memberName', true)],
  ['by name, from the end', by('memberName', false)],
  ['by replies', by('replyCount', false)],
  ['by replies, fewest first', by('replyCount', true)],
  ['those changed last', by('updateTime', false)],
])('a page of members takes no more work the more there are: %s', async (_title, filter) => {
  const watched = explaining(db);
  const { list } = await pageOfMembers(watched.db, { current: 1, size: 20, ...filter });
  expect(list.length).toBeGreaterThan(0);
  expect(watched.plans).toHaveLength(1);
  expect(watched.plans[0]).not.toMatch(/\bSort\b|Seq Scan on ecology/);
});
