import { createHash, randomBytes } from 'node:crypto';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Authentication } from '../../http/createApp.js';
import { permissionsOf } from './grants.js';
import { readToken } from './switchedRole.js';

/** How long a token lives. */
export interface SessionLimits {
  /** Hours without a call after which it ends. Default 12. */
  readonly idleHours: number;
  /** Hours after which it ends in any case. Default 7 days. */
  readonly maxHours: number;
}

export const defaultLimits: SessionLimits = { idleHours: 12, maxHours: 7 * 24 };

/** Only this is stored: whoever reads the table cannot sign in with it. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface NamedRole {
  id: string;
  name: string;
}

interface Found {
  signInId: string;
  userId: string;
  account: string;
  username: string;
  stopped: boolean;
  stale: boolean;
  viewing: NamedRole | null;
  /** The roles that count for this call. */
  roles: NamedRole[];
  /** What those grant, and what all roles of the user grant. */
  hrefs: string[];
  ownHrefs: string[];
}

/** Minutes that somebody may look at the console as a role sees it. */
const VIEW_MINUTES = 60;

export type SignInStore = ReturnType<typeof signInStore>;

/** Tokens: made at sign-in, checked at every call, dead after logout. */
export const signInStore = (db: Queryable, limits: SessionLimits = defaultLimits) => ({
  /** Answers the token; it is not kept anywhere. */
  create: async (userId: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await db.query(sql`
      with signed_in as (update users set last_sign_in_at = now() where id = ${userId} returning id)
      insert into sign_ins (id, user_id, token_hash, expires_at)
      select ${randomId()}, id, ${hashOf(token)}::bytea, now() + make_interval(hours => ${limits.maxHours}::int)
      from signed_in
    `);
    return token;
  },

  /** Answers a token that sees what the role sees and ends with the session it is made in. */
  createView: async (signInId: string, roleId: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await db.query(sql`
      insert into sign_ins (id, user_id, token_hash, expires_at, viewed_role_id, made_in)
      select ${randomId()}, user_id, ${hashOf(token)}::bytea,
        least(expires_at, now() + make_interval(mins => ${VIEW_MINUTES}::int)), ${roleId}, id
      from sign_ins where id = ${signInId}
    `);
    return token;
  },

  /**
   * Who a token belongs to, with what their roles grant right now. Switched to one role, only that role counts. A view
   * of a role shows what the role grants, as far as whoever looks holds it too.
   */
  authenticate: async (text: string): Promise<Authentication> => {
    const { token, roleName } = readToken(text);
    const [found] = await db.query<Found>(sql`
      with session as (
        select s.id, s.last_used_at, s.viewed_role_id, u.id as user_id, u.account, u.username, u.stopped
        from sign_ins s join users u on u.id = s.user_id left join sign_ins origin on origin.id = s.made_in
        where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.expires_at > now()
          and s.last_used_at > now() - make_interval(hours => ${limits.idleHours}::int)
          and (s.made_in is null or (origin.revoked_at is null and origin.expires_at > now()))
      ),
      own as (
        select r.id, r.name from session s join user_roles ur on ur.user_id = s.user_id
          join roles r on r.id = ur.role_id and r.enabled
      ),
      counting as (
        select id, name from own
        where (select viewed_role_id from session) is null and name = coalesce(${roleName ?? null}::text, name)
        union all
        select r.id, r.name from session s join roles r on r.id = s.viewed_role_id
      ),
      leaves as (
        select rm.role_id, m.href from role_menus rm join menus m on m.id = rm.menu_id
        where not exists (select 1 from menus child where child.parent_id = m.id)
      )
      select s.id as "signInId", s.user_id as "userId", s.account, s.username, s.stopped,
        s.last_used_at < now() - interval '1 minute' as stale,
        (select jsonb_build_object('id', r.id, 'name', r.name) from roles r where r.id = s.viewed_role_id) as viewing,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id), '[]') from counting) as roles,
        array(select distinct href from leaves where role_id in (select id from counting)) as hrefs,
        array(select distinct href from leaves where role_id in (select id from own)) as "ownHrefs"
      from session s
    `);
    if (found === undefined) return 'unknown';
    const { signInId, userId, account, username, stopped, stale, viewing, roles, hrefs, ownHrefs } = found;
    if (stopped) return 'stopped';
    const [role] = roles;
    if (roleName !== undefined && (roleName === null || viewing !== null || role === undefined)) return 'lostRole';
    if (stale) await db.query(sql`update sign_ins set last_used_at = now() where id = ${signInId}`);
    const own = permissionsOf(ownHrefs);
    return {
      signInId,
      userId,
      account,
      username,
      roleIds: roles.map(({ id }) => id),
      permissions: new Set([...permissionsOf(hrefs)].filter((permission) => own.has(permission))),
      ...(roleName !== undefined && { role }),
      ...(viewing !== null && { viewing }),
    };
  },

  revoke: async (signInId: string): Promise<void> => {
    await db.query(sql`update sign_ins set revoked_at = now() where id = ${signInId} and revoked_at is null`);
  },

  /** Forgets tokens that ended long ago. */
  removeEnded: async (): Promise<void> => {
    await db.query(sql`
      delete from sign_ins where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'
    `);
  },
});
