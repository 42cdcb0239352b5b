import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Statements with row types, right ones and wrong ones, that the test of their check runs. */
export const promises = (db: Queryable) => ({
  right: () =>
    db.query<{
      id: string;
      enabled: boolean;
      created: Date;
      list: readonly string[];
      facts: { a?: number } | null;
    }>(sql`
      select id, enabled, created_at as created, array['a'] as list, '{"a": 1}'::jsonb as facts from roles union all
      select 'x', false, now(), array['b', 'c'], '{}'::jsonb union all select 'y', true, now(), '{}', null
    `),
  filtered: () => db.query<{ parent: string }>(sql`select parent_id as parent from menus where parent_id is not null`),
  misnamed: () => db.query<{ id: string; title: string }>(sql`select id, name from roles`),
  mistyped: () => db.query<{ count: string }>(sql`select count(*) as count from roles`),
  tooNarrow: () => db.query<{ kind: 'a' | 'b' }>(sql`select unnest(array['a', 'c']) as kind`),
  tooWide: () => db.query<{ name: string | number }>(sql`select name from roles`),
  // No row comes: the database alone knows.
  nullOfJoin: () =>
    db.query<{ id: string; role: string }>(sql`
      select u.id, r.role_id as role from users u left join user_roles r on r.user_id = u.id where u.id = ${'nobody'}
    `),
  nullOfColumn: () => db.query<{ parent: string }>(sql`select parent_id as parent from menus where id = ${'none'}`),
  // No column of a table: the rows alone know.
  nullOfExpression: () =>
    db.query<{ most: number }>(sql`select max(order_num) as most from menus where id = ${'none'}`),
  insideJson: () => db.query<{ facts: { pages: number } }>(sql`select '{"pages": "3"}'::jsonb as facts`),
  sometimes: (more: boolean) =>
    db.query<{ id: string; extra: number }>(sql`select id${more ? sql`, 1 as extra` : empty} from roles`),
  neverRun: () => db.query<{ id: string }>(sql`select id from roles`),
});
