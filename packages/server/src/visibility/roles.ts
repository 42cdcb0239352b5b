import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';
import type { Reader, Thing } from './visibility.js';

/** The roles that see row `row` of a thing, null where everybody does. */
export const rolesOf = (thing: Thing, row: string): Sql => sql`
  case when ${raw(row)}.for_roles then coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
    from ${raw(`${thing}_roles`)} v join roles r on r.id = v.role_id where v.${raw(`${thing}_id`)} = ${raw(row)}.id
  ), '[]') end`;

/**
 * Keeps who sees a thing from now on; null: everybody. Throws `role_not_found`, and `own_role_missing` where the reader
 * would not see it any more.
 */
export const setRoles = async (
  tx: Queryable,
  thing: Thing,
  id: string,
  roleIds: readonly string[] | null,
  reader: Reader,
): Promise<void> => {
  const wanted = [...new Set(roleIds ?? [])];
  if (roleIds !== null && !reader.seesAll && !wanted.some((role) => reader.roleIds.includes(role))) {
    throw fail('own_role_missing');
  }
  const known = await tx.query(sql`select 1 from roles where id = any(${wanted}::text[]) for share`);
  if (known.length < wanted.length) throw fail('role_not_found');
  await tx.query(sql`update ${raw(`${thing}s`)} set for_roles = ${roleIds !== null} where id = ${id}`);
  await tx.query(sql`delete from ${raw(`${thing}_roles`)} where ${raw(`${thing}_id`)} = ${id}`);
  await tx.query(sql`
    insert into ${raw(`${thing}_roles`)} (${raw(`${thing}_id`)}, role_id) select ${id}, unnest(${wanted}::text[])`);
};
