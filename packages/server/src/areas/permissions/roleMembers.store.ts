import type { RoleMember } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isForeignKeyViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import type { RightsActor, Standing } from './rights.js';
import { changingRights, type PermissionRules } from './rights.store.js';

export interface MemberFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly roleId: string;
  readonly keyword?: string;
}

export interface MemberChange {
  readonly roleId: string;
  readonly addIds?: readonly string[];
  readonly removeIds?: readonly string[];
}

const sortable = { username: 'u.username', account: 'lower(u.account)', enabled: 'not u.stopped' };

/** Who has a role. */
export const roleMemberStore = (db: Database, rules: PermissionRules) => ({
  /** By name unless `orders` say otherwise. Null where there is no such role. */
  page: async (filter: MemberFilter, standing: Standing): Promise<{ list: RoleMember[]; total: number } | null> => {
    const { current, size, orders, roleId, keyword = '' } = filter;
    if ((await db.query(sql`select 1 from roles where id = ${roleId}`)).length === 0) return null;
    const where = sql`
      exists (select 1 from user_roles where user_id = u.id and role_id = ${roleId})
      ${matching(keyword, 'u.username', 'u.account')}
    `;
    const rows = await db.query<RoleMember & { roleIds: string[] }>(sql`
      select u.id, u.username, u.account, not u.stopped as enabled,
        array(select role_id from user_roles where user_id = u.id) as "roleIds"
      from users u
      where ${where} ${orderBy(orders, sortable, 'u.username, u.id')} ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from users u where ${where}`);
    const list = rows.map(({ roleIds, ...row }) => ({ ...row, manageable: standing.mayChangeUser(row.id, roleIds) }));
    return { list, total: all?.total ?? 0 };
  },

  /**
   * False where there is no such role. Throws `user_not_found`, and `only_role` where somebody would be left without
   * any.
   */
  change: async (actor: RightsActor, { roleId, addIds = [], removeIds = [] }: MemberChange): Promise<boolean> => {
    try {
      return await changingRights(db, rules, actor, async (tx) => {
        if ((await tx.query(sql`select 1 from roles where id = ${roleId}`)).length === 0) return false;
        if (addIds.length > 0) {
          const known = await tx.query(sql`select 1 from staff where id = any(${[...addIds]}::text[])`);
          if (known.length < new Set(addIds).size) throw fail('user_not_found');
          await tx.query(sql`
            insert into user_roles (user_id, role_id) select member, ${roleId} from unnest(${[...addIds]}::text[]) as member
            on conflict do nothing
          `);
        }
        const left = await tx.query<{ id: string }>(sql`
          delete from user_roles where role_id = ${roleId} and user_id = any(${[...removeIds]}::text[])
          returning user_id as id
        `);
        const without = await tx.query(sql`
          select 1 from users u where u.id = any(${left.map(({ id }) => id)}::text[])
            and not exists (select 1 from user_roles where user_id = u.id) limit 1
        `);
        if (without.length > 0) throw fail('only_role');
        return true;
      });
    } catch (error) {
      throw isForeignKeyViolation(error, 'user_roles_user_id_fkey') ? fail('user_not_found') : error;
    }
  },
});
