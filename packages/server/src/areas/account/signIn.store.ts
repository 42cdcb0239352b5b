import { createHash, randomBytes } from 'node:crypto';
import type { Permission } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Authentication } from '../../http/authentication.js';
import type { EmbedScope } from '../../http/serve.js';
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
  /** Which of the tokens asked for, from 1. */
  at: number;
  signInId: string;
  userId: string;
  account: string;
  username: string;
  stopped: boolean;
  stale: boolean;
  viewing: NamedRole | null;
  /** For a visitor: what the key they came with opens. */
  embed: EmbedScope | null;
  /** Of all who were found. In the first row only. */
  shared: Shared | null;
}

interface Shared {
  /** The roles that count for this call, by `at`. */
  roles: Record<string, NamedRole[]>;
  /** All roles of the user, by `at`. */
  ownRoleIds: Record<string, string[]>;
  /** What each role grants. */
  grants: Record<string, string[]>;
}

/** Whatever roles say: a visitor talks with assistants, and does nothing else. */
const ofVisitors: ReadonlySet<Permission> = new Set(['chat']);

/** Minutes that somebody may look at the console as a role sees it. */
const VIEW_MINUTES = 60;

export type SignInStore = ReturnType<typeof signInStore>;

/** Tokens: made at sign-in, checked at every call, dead after logout. */
export const signInStore = (db: Queryable, limits: SessionLimits = defaultLimits) => {
  /**
   * Who each token belongs to, with what their roles grant right now. Switched to one role, only that role counts. A
   * view of a role shows what the role grants, as far as whoever looks holds it too.
   */
  const authenticateAll = async (texts: readonly string[]): Promise<Authentication[]> => {
    const tokens = texts.map(readToken);
    const rows = await db.query<Found>(sql`
      with asked as (
        select at::int as at, decode(hash, 'hex') as hash, role_name
        from unnest(
          ${tokens.map(({ token }) => hashOf(token).toString('hex'))}::text[],
          ${tokens.map(({ roleName }) => roleName ?? null)}::text[]
        ) with ordinality as a(hash, role_name, at)
      ),
      session as (
        select a.at, a.role_name, s.id, s.last_used_at, s.viewed_role_id, u.id as user_id, u.account, u.username, u.stopped,
          k.id as key_id, s.embed_origin
        from asked a join sign_ins s on s.token_hash = a.hash
          join users u on u.id = s.user_id left join sign_ins origin on origin.id = s.made_in
          left join embed_keys k on k.id = u.embed_key_id
        where s.revoked_at is null and s.expires_at > now()
          and s.last_used_at > now() - make_interval(hours => ${limits.idleHours}::int)
          and (s.made_in is null or (origin.revoked_at is null and origin.expires_at > now()))
          and (
            u.embed_key_id is null
            or (
              k.enabled and (k.expires_at is null or k.expires_at > now())
              and (s.embed_origin is null or s.embed_origin = any(k.origins))
            )
          )
      ),
      own as (
        select s.at, r.id, r.name, s.viewed_role_id, s.role_name
        from session s join user_roles ur on ur.user_id = s.user_id join roles r on r.id = ur.role_id and r.enabled
      ),
      counting as (
        select at, id, name from own where viewed_role_id is null and name = coalesce(role_name, name)
        union all
        select s.at, r.id, r.name from session s join roles r on r.id = s.viewed_role_id
      ),
      granted as (
        select rm.role_id, array_agg(distinct m.href) as hrefs
        from role_menus rm join menus m on m.id = rm.menu_id
        where rm.role_id in (select id from own union select id from counting)
          and not exists (select 1 from menus child where child.parent_id = m.id)
        group by rm.role_id
      )
      select s.at, s.id as "signInId", s.user_id as "userId", s.account, s.username, s.stopped,
        s.last_used_at < now() - interval '1 minute' as stale,
        (select jsonb_build_object('id', r.id, 'name', r.name) from roles r where r.id = s.viewed_role_id) as viewing,
        (
          select jsonb_build_object(
            'keyId', k.id, 'origins', case when s.embed_origin is null then k.origins else array[s.embed_origin] end,
            'perMinute', k.per_minute, 'perDay', k.per_day, 'perVisitorDay', k.per_visitor_day,
            'assistantIds', array(
              select ka.assistant_id from embed_key_assistants ka join assistants a on a.id = ka.assistant_id
              where ka.key_id = k.id and not a.removed order by ka.place
            )
          ) from embed_keys k where k.id = s.key_id
        ) as embed,
        -- Not joined: PostgreSQL would gather them anew for each of hundreds.
        case when row_number() over () = 1 then jsonb_build_object(
          'roles', (
            select coalesce(jsonb_object_agg(at, roles), '{}') from (
              select at, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id) as roles from counting group by at
            ) each
          ),
          'ownRoleIds', (
            select coalesce(jsonb_object_agg(at, ids), '{}') from (select at, jsonb_agg(id) as ids from own group by at) each
          ),
          'grants', (select coalesce(jsonb_object_agg(role_id, to_jsonb(hrefs)), '{}') from granted)
        ) end as shared
      from session s
    `);
    const found = new Map(rows.map((row) => [row.at, row]));
    const shared = rows.find((row) => row.shared !== null)?.shared;
    const byRole = new Map(Object.entries(shared?.grants ?? {}).map(([id, hrefs]) => [id, permissionsOf(hrefs)]));
    const stale: string[] = [];
    const answers = tokens.map(({ roleName }, index): Authentication => {
      const row = found.get(index + 1);
      if (row === undefined) return 'unknown';
      const { signInId, userId, account, username, viewing, embed } = row;
      const roles = shared?.roles[row.at] ?? [];
      const ownRoleIds = shared?.ownRoleIds[row.at] ?? [];
      if (row.stopped) return 'stopped';
      const [role] = roles;
      if (roleName !== undefined && (roleName === null || viewing !== null || role === undefined)) return 'lostRole';
      if (row.stale) stale.push(signInId);
      if (embed !== null) return { signInId, userId, account, username, roleIds: [], permissions: ofVisitors, embed };
      const roleIds = roles.map(({ id }) => id);
      const own = new Set(ownRoleIds.flatMap((id) => [...(byRole.get(id) ?? [])]));
      const counting = roleIds.flatMap((id) => [...(byRole.get(id) ?? [])]);
      return {
        signInId,
        userId,
        account,
        username,
        roleIds,
        permissions: new Set(counting.filter((permission) => own.has(permission))),
        ...(roleName !== undefined && { role }),
        ...(viewing !== null && { viewing }),
      };
    });
    if (stale.length > 0)
      await db.query(sql`update sign_ins set last_used_at = now() where id = any(${stale}::text[])`);
    return answers;
  };

  return {
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

    /** Answers a token for a visitor of an embed key, good on pages of one origin, or on all that the key is for. */
    createVisit: async (userId: string, seconds: number, origin: string | null): Promise<string> => {
      const token = randomBytes(32).toString('base64url');
      await db.query(sql`
      insert into sign_ins (id, user_id, token_hash, expires_at, embed_origin)
      values (${randomId()}, ${userId}, ${hashOf(token)}::bytea, now() + make_interval(secs => ${seconds}::float8), ${origin})
    `);
      return token;
    },

    authenticateAll,

    /** The same for one token. */
    authenticate: async (token: string): Promise<Authentication> => (await authenticateAll([token]))[0] ?? 'unknown',

    revoke: async (signInId: string): Promise<void> => {
      await db.query(sql`update sign_ins set revoked_at = now() where id = ${signInId} and revoked_at is null`);
    },

    /** Forgets tokens that ended long ago. */
    removeEnded: async (): Promise<void> => {
      await db.query(sql`
      delete from sign_ins where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'
    `);
    },
  };
};
