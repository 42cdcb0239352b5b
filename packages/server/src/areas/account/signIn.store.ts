import { createHash, randomBytes } from 'node:crypto';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Authentication } from '../../http/createApp.js';
import { permissionsOf } from './grants.js';

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

interface Found {
  signInId: string;
  userId: string;
  account: string;
  username: string;
  stopped: boolean;
  stale: boolean;
  roleIds: string[];
  hrefs: string[];
}

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

  /** Who a token belongs to, with what their roles grant right now. */
  authenticate: async (token: string): Promise<Authentication> => {
    const [found] = await db.query<Found>(sql`
      select s.id as "signInId", u.id as "userId", u.account, u.username, u.stopped,
        s.last_used_at < now() - interval '1 minute' as stale,
        array(
          select r.id from user_roles ur join roles r on r.id = ur.role_id and r.enabled
          where ur.user_id = u.id order by r.id
        ) as "roleIds",
        array(
          select distinct m.href
          from user_roles ur
            join roles r on r.id = ur.role_id and r.enabled
            join role_menus rm on rm.role_id = r.id
            join menus m on m.id = rm.menu_id
          where ur.user_id = u.id and not exists (select 1 from menus child where child.parent_id = m.id)
        ) as hrefs
      from sign_ins s join users u on u.id = s.user_id
      where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.expires_at > now()
        and s.last_used_at > now() - make_interval(hours => ${limits.idleHours}::int)
    `);
    if (found === undefined) return 'unknown';
    const { signInId, userId, account, username, stopped, stale, roleIds, hrefs } = found;
    if (stopped) return 'stopped';
    if (stale) await db.query(sql`update sign_ins set last_used_at = now() where id = ${signInId}`);
    return { signInId, userId, account, username, roleIds, permissions: permissionsOf(hrefs) };
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
