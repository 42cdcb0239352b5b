import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Actor } from '../../http/serve.js';
import { type Reader, readerOf } from '../../visibility/index.js';
import { permissionsOf } from './grants.js';

/** What somebody may do who is not there to ask: with all the roles that they have. */
export const rightsOfUser = async (db: Queryable, userId: string): Promise<Pick<Actor, 'roleIds' | 'permissions'>> => {
  const roles = await db.query<{ id: string; hrefs: string[] }>(sql`
    select r.id, array(
      select m.href from role_menus rm join menus m on m.id = rm.menu_id
      where rm.role_id = r.id and not exists (select 1 from menus child where child.parent_id = m.id)
    ) as hrefs
    from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = ${userId}`);
  return {
    roleIds: roles.map(({ id }) => id),
    permissions: permissionsOf(roles.flatMap(({ hrefs }) => hrefs)),
  };
};

/** What somebody may look at who is not there to ask. */
export const readerOfUser = async (db: Queryable, userId: string): Promise<Reader> =>
  readerOf(await rightsOfUser(db, userId));
