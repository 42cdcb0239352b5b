import type { ManagedUser } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { containing, matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { mustBe, type RightsActor, type Standing } from './rights.js';
import { changingRights, type PermissionRules } from './rights.store.js';

export interface UserFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly roleId?: string;
  readonly department?: string;
  readonly enabled?: boolean;
  readonly userId?: string;
}

/** What can be set; what is left out stays, or begins empty. */
export interface UserSettings {
  readonly username?: string;
  readonly phoneNumber?: string;
  readonly email?: string;
  readonly department?: string;
  readonly roleIds?: readonly string[];
}

export interface NewUser extends UserSettings {
  readonly account: string;
  readonly username: string;
  readonly roleIds: readonly string[];
  readonly passwordHash: string;
}

interface UserRow {
  id: string;
  account: string;
  username: string;
  phoneNumber: string;
  email: string;
  department: string;
  roles: { id: string; name: string }[];
  enabled: boolean;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const sortable = {
  account: 'lower(u.account)',
  username: 'u.username',
  department: 'u.department',
  enabled: 'not u.stopped',
  lastSignInTime: 'u.last_sign_in_at',
  createTime: 'u.created_at',
  updateTime: 'u.updated_at',
};

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'users_account')) return fail('account_taken');
  if (isUniqueViolation(error, 'users_phone')) return fail('phone_taken');
  if (isUniqueViolation(error, 'users_email')) return fail('email_taken');
  if (isForeignKeyViolation(error, 'user_roles_role_id_fkey')) return fail('role_not_found');
  return error;
};

const give = async (tx: Queryable, userId: string, roleIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from user_roles where user_id = ${userId} and role_id <> all(${[...roleIds]}::text[])`);
  await tx.query(sql`
    insert into user_roles (user_id, role_id) select ${userId}, role from unnest(${[...new Set(roleIds)]}::text[]) as role
    on conflict do nothing
  `);
};

const endSignIns = (tx: Queryable, userId: string) =>
  tx.query(sql`update sign_ins set revoked_at = now() where user_id = ${userId} and revoked_at is null`);

const insert = async (tx: Queryable, user: NewUser): Promise<string> => {
  const { account, username, passwordHash, phoneNumber = '', email = '', department = '', roleIds } = user;
  const id = randomId();
  await tx.query(sql`
    insert into users (id, account, username, password_hash, phone_number, given_phone, email, department)
    values (${id}, ${account}, ${username}, ${passwordHash}, ${phoneNumber}, ${phoneNumber}, ${email}, ${department})
  `);
  await give(tx, id, roleIds);
  return id;
};

export type UserAdminStore = ReturnType<typeof userAdminStore>;

/** Users as administrators manage them. Every change is judged by the rights of who makes it: see `changingRights`. */
export const userAdminStore = (db: Database, rules: PermissionRules) => ({
  /** Newest first unless `orders` say otherwise. */
  page: async (filter: UserFilter, standing: Standing): Promise<{ list: ManagedUser[]; total: number }> => {
    const { current, size, orders, keyword = '', roleId, department = '', enabled, userId } = filter;
    const where = sql`
      true
      ${matching(keyword, 'u.username', 'u.account', 'u.phone_number')}
      ${roleId === undefined ? empty : sql`and exists (select 1 from user_roles where user_id = u.id and role_id = ${roleId})`}
      ${department.trim() === '' ? empty : sql`and u.department ilike ${containing(department)}`}
      ${enabled === undefined ? empty : sql`and u.stopped = ${!enabled}`}
      ${userId === undefined ? empty : sql`and u.id = ${userId}`}
    `;
    // Roles are gathered for the rows of the page alone, not for those passed over.
    const order = orderBy(orders, sortable, 'u.created_at desc, u.id');
    const page = () =>
      db.query<UserRow>(sql`
      select u.id, u.account, u.username, u.phone_number as "phoneNumber", u.email, u.department,
        not u.stopped as enabled, u.last_sign_in_at as "lastSignInAt", u.created_at as "createdAt",
        u.updated_at as "updatedAt",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
            from roles r join user_roles ur on ur.role_id = r.id where ur.user_id = u.id
          ),
          '[]'
        ) as roles
      from (select u.* from staff u where ${where} ${order} ${pageOf({ current, size })}) u ${order}
    `);
    const count = sql`select count(*)::int as total from staff u where ${where}`;
    const searched = keyword.trim() !== '' || department.trim() !== '';
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, page);
    const list = rows.map(({ lastSignInAt, createdAt, updatedAt, ...row }) => ({
      ...row,
      lastSignInTime: lastSignInAt?.toISOString() ?? null,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
      manageable: standing.mayChangeUser(
        row.id,
        row.roles.map(({ id }) => id),
      ),
    }));
    return { list, total };
  },

  /** At most 50 of those who may sign in; with ids, exactly those. */
  names: async (keyword: string, ids: readonly string[] | undefined, standing: Standing) => {
    const rows = await db.query<{ id: string; username: string; account: string; roleIds: string[] }>(sql`
      select id, username, account, array(select role_id from user_roles where user_id = staff.id) as "roleIds" from staff
      where ${ids === undefined ? sql`not stopped` : sql`id = any(${[...ids]}::text[])`}
        ${keyword.trim() === '' ? empty : sql`and (username ilike ${containing(keyword)} or account ilike ${containing(keyword)})`}
      order by username, id limit 50
    `);
    return rows.map(({ roleIds, ...row }) => ({ ...row, manageable: standing.mayChangeUser(row.id, roleIds) }));
  },

  account: async (id: string): Promise<string | null> =>
    (await db.query<{ account: string }>(sql`select account from staff where id = ${id}`))[0]?.account ?? null,

  /**
   * Adds all of them or none, and answers their ids. Throws `account_taken`, `phone_taken`, `email_taken` and
   * `role_not_found`.
   */
  addAll: async (actor: RightsActor, users: readonly NewUser[]): Promise<string[]> => {
    try {
      return await changingRights(db, rules, actor, async (tx) => {
        const ids: string[] = [];
        for (const user of users) ids.push(await insert(tx, user));
        return ids;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** False where there is no such user. Throws as `addAll` does. */
  update: async (actor: RightsActor, id: string, settings: UserSettings): Promise<boolean> => {
    const { username = null, phoneNumber = null, email = null, department = null, roleIds } = settings;
    try {
      return await changingRights(db, rules, actor, async (tx, standing) => {
        mustBe(standing.mayChangeUser(id));
        const rows = await tx.query(sql`
          update users set
            username = coalesce(${username}::text, username),
            phone_number = coalesce(${phoneNumber}::text, phone_number),
            given_phone = coalesce(${phoneNumber}::text, given_phone),
            email = coalesce(${email}::text, email),
            department = coalesce(${department}::text, department),
            updated_at = now()
          where id = ${id} and embed_key_id is null returning id
        `);
        if (rows.length === 0) return false;
        if (roleIds !== undefined) await give(tx, id, roleIds);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** With everything personal. False where there is no such user. */
  remove: (actor: RightsActor, id: string): Promise<boolean> =>
    changingRights(
      db,
      rules,
      actor,
      async (tx) =>
        (await tx.query(sql`delete from users where id = ${id} and embed_key_id is null returning id`)).length > 0,
    ),

  /**
   * Tokens of a stopped user stay known, so that they can be told why; starting the user again does not revive them.
   * False where there is no such user.
   */
  enable: (actor: RightsActor, id: string, enabled: boolean): Promise<boolean> =>
    changingRights(db, rules, actor, async (tx, standing) => {
      mustBe(standing.mayChangeUser(id));
      const [user] = await tx.query<{ stopped: boolean }>(
        sql`select stopped from users where id = ${id} and embed_key_id is null for update`,
      );
      if (user === undefined) return false;
      if (user.stopped !== enabled) return true;
      await tx.query(sql`update users set stopped = ${!enabled}, updated_at = now() where id = ${id}`);
      if (enabled) await endSignIns(tx, id);
      return true;
    }),

  /** Ends the user's sessions. False where there is no such user. */
  setPassword: (actor: RightsActor, id: string, passwordHash: string): Promise<boolean> =>
    changingRights(db, rules, actor, async (tx, standing) => {
      mustBe(standing.mayChangeUser(id));
      const rows = await tx.query(
        sql`update users set password_hash = ${passwordHash}, updated_at = now() where id = ${id} and embed_key_id is null returning id`,
      );
      await endSignIns(tx, id);
      return rows.length > 0;
    }),
});
