import type { Menu, User } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { uploadPath } from '../../uploads/index.js';
import { menuTree } from './menuTree.js';

/** What signing in needs to know of a user. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
  readonly stopped: boolean;
}

export interface NewUser {
  readonly account: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly roleIds: readonly string[];
}

interface UserRow extends Pick<User, 'userId' | 'username' | 'account' | 'email' | 'phoneNumber' | 'introduction'> {
  avatarId: string | null;
}

interface MenuRow {
  permissionId: string;
  parentId: string | null;
  name: string;
  href: string;
  icon: string;
  orderNum: number;
  platform: string;
}

export type UserStore = ReturnType<typeof userStore>;

/** Users, their roles, and the menus those were granted. */
export const userStore = (db: Queryable) => ({
  /** By what the person types to sign in; capital letters make no difference. */
  credentials: async (account: string): Promise<Credentials | null> => {
    const [found] = await db.query<Credentials>(sql`
      select id as "userId", password_hash as "passwordHash", stopped from staff where lower(account) = lower(${account})
    `);
    return found ?? null;
  },

  /** Answers the new user's id. */
  add: async ({ account, username, passwordHash, roleIds }: NewUser): Promise<string> => {
    const id = randomId();
    await db.query(sql`
      with added as (
        insert into users (id, account, username, password_hash) values (${id}, ${account}, ${username}, ${passwordHash})
        returning id
      )
      insert into user_roles (user_id, role_id) select added.id, role from added, unnest(${[...roleIds]}::text[]) as role
    `);
    return id;
  },

  /**
   * The user as the console shows it. Menus hold what the given roles grant, which are the user's own unless others
   * are looked at: the leaves, and the folders above them.
   */
  detail: async (userId: string, roleIds: readonly string[]): Promise<User | null> => {
    const [found] = await db.query<UserRow>(sql`
      select id as "userId", username, account, email, phone_number as "phoneNumber", introduction,
        (select upload_id from user_avatars where user_id = users.id) as "avatarId"
      from users where id = ${userId}
    `);
    if (found === undefined) return null;
    const { avatarId, ...user } = found;
    const roles = await db.query<{ id: string; name: string }>(sql`
      select r.id, r.name from roles r join user_roles ur on ur.role_id = r.id where ur.user_id = ${userId} order by r.name
    `);
    const avatar = avatarId === null ? '' : uploadPath(avatarId);
    return { ...user, avatar, roles, menus: await menusOf(db, roleIds) };
  },
});

const menusOf = async (db: Queryable, roleIds: readonly string[]): Promise<Menu[]> =>
  menuTree(
    await db.query<MenuRow>(sql`
      with recursive granted as (
        select m.* from menus m
        where not exists (select 1 from menus child where child.parent_id = m.id)
          and m.id in (select menu_id from role_menus where role_id = any(${[...roleIds]}::text[]))
        union
        select parent.* from menus parent join granted on granted.parent_id = parent.id
      )
      select id as "permissionId", parent_id as "parentId", name, href, icon, order_num as "orderNum", platform from granted
    `),
  );
