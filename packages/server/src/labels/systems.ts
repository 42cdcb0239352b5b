import type { System } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** The systems that the roles of a user open, with the one worked in: the one chosen last, or else the first. */
export const systemsOf = async (db: Queryable, userId: string): Promise<(System & { roleIds: string[] })[]> => {
  const systems = await db.query<{ id: string; code: string; name: string; chosen: boolean; roleIds: string[] }>(sql`
    select t.id, t.code, t.name, bool_or(u.current_tag_system_id is not distinct from t.id) as chosen,
      array_agg(r.id) as "roleIds"
    from users u
      join user_roles ur on ur.user_id = u.id
      join roles r on r.id = ur.role_id and r.enabled
      join role_tag_systems rt on rt.role_id = r.id
      join tag_systems t on t.id = rt.tag_system_id and t.enabled
    where u.id = ${userId} group by t.id order by t.code
  `);
  const current = systems.find(({ chosen }) => chosen) ?? systems[0];
  return systems.map(({ id, code, name, roleIds }) => ({ id, code, name, roleIds, current: id === current?.id }));
};

/** The system that a user works in; null: none is open to them. */
export const currentSystem = async (db: Queryable, userId: string): Promise<string | null> =>
  (await systemsOf(db, userId)).find(({ current }) => current)?.id ?? null;
