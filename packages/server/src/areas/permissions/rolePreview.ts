import type { AffectedMember, PageGrant } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { isLeaf } from './rights.store.js';

const MOST_MEMBERS = 200;

export interface RolePlan {
  readonly id: string;
  readonly permissionIds: readonly string[];
  /** Default: as it is. */
  readonly enabled?: boolean;
}

interface Member {
  id: string;
  username: string;
  account: string;
  /** Leaves that other roles grant. */
  others: string[];
}

const pagesOf = (db: Queryable, ids: Iterable<string>): Promise<PageGrant[]> =>
  db.query<PageGrant>(
    sql`select id as "permissionId", name, href from menus where id = any(${[...ids]}::text[]) order by href`,
  );

const leavesAmong = async (db: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  const wanted = [...new Set(ids)];
  const known = await db.query<{ id: string; leaf: boolean }>(
    sql`select m.id, ${isLeaf} as leaf from menus m where m.id = any(${wanted}::text[])`,
  );
  if (known.length < wanted.length) throw fail('menu_not_found');
  return new Set(known.filter(({ leaf }) => leaf).map(({ id }) => id));
};

const without = (some: ReadonlySet<string>, others: Iterable<string>): string[] => {
  const rest = new Set(some);
  for (const one of others) rest.delete(one);
  return [...rest];
};

/** What would change for whom if a role granted exactly these entries. Null where there is no such role. Throws `menu_not_found`. */
export const previewOf = async (db: Queryable, { id, permissionIds, enabled }: RolePlan) => {
  const [role] = await db.query<{ enabled: boolean; granted: string[] }>(sql`
    select r.enabled, array(
      select m.id from role_menus rm join menus m on m.id = rm.menu_id where rm.role_id = r.id and ${isLeaf}
    ) as granted from roles r where r.id = ${id}
  `);
  if (role === undefined) return null;
  const planned = await leavesAmong(db, permissionIds);
  const before = new Set(role.enabled ? role.granted : []);
  const after = (enabled ?? role.enabled) ? planned : new Set<string>();
  const gained = new Set(without(after, before));
  const lost = new Set(without(before, after));

  const members = await db.query<Member>(sql`
    select u.id, u.username, u.account, array(
      select distinct m.id from user_roles ur
        join roles r on r.id = ur.role_id and r.enabled
        join role_menus rm on rm.role_id = r.id
        join menus m on m.id = rm.menu_id
      where ur.user_id = u.id and r.id <> ${id} and ${isLeaf}
    ) as others
    from users u join user_roles mine on mine.user_id = u.id and mine.role_id = ${id}
    order by u.username, u.id
  `);
  const affected = members
    .map(({ others, ...member }): AffectedMember => {
      const loses = without(lost, others);
      const leftWithout = loses.length > 0 && others.length === 0 && after.size === 0;
      return { ...member, gains: without(gained, others), loses, leftWithout };
    })
    .filter(({ gains, loses }) => gains.length + loses.length > 0)
    .toSorted((a, b) => Number(b.leftWithout) - Number(a.leftWithout) || b.loses.length - a.loses.length);
  return {
    gained: await pagesOf(db, gained),
    lost: await pagesOf(db, lost),
    memberCount: members.length,
    members: affected.slice(0, MOST_MEMBERS),
    affectedCount: affected.length,
    leftWithoutCount: affected.filter(({ leftWithout }) => leftWithout).length,
  };
};
