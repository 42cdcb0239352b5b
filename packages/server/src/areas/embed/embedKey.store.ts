import { type EmbedKey, type EmbedKeyState, FORMER_SECRET_HOURS } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { today } from '../../db/today.js';
import { fail } from '../../http/failure.js';
import { newPublicKey, newSecret } from './secret.js';

export interface EmbedKeyFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
}

/** All that can be set. */
export interface EmbedKeySettings {
  readonly name: string;
  /** The first one is asked where a page names none. */
  readonly assistantIds: readonly string[];
  readonly origins: readonly string[];
  readonly perMinute: number;
  readonly perDay: number;
  readonly perVisitorDay: number;
  /** Null: it does not end by itself. */
  readonly expiresAt: Date | null;
}

export interface NewSecret {
  readonly id: string;
  readonly publicKey: string;
  readonly secret: string;
}

interface Row
  extends Pick<
    EmbedKey,
    'id' | 'name' | 'publicKey' | 'secretEnd' | 'assistants' | 'origins' | 'perMinute' | 'perDay' | 'perVisitorDay'
  > {
  state: EmbedKeyState;
  enabled: boolean;
  today: number;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  formerSecretUntil: Date | null;
  updatedBy: string;
  updatedAt: Date;
}

const columns = { name: 'k.name', expireTime: 'k.expires_at', updateTime: 'k.updated_at' };

/** Questions of a key, of one kind, that count for today. */
const asked = (scope: Sql): Sql =>
  sql`coalesce((
    select q.questions from embed_questions q where q.key_id = k.id and ${scope} and q.since = ${today}
  ), 0)`;

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'embed_keys_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'embed_key_assistants_assistant_id_fkey')) return fail('assistant_not_found');
  return error;
};

const allow = async (tx: Queryable, id: string, assistantIds: readonly string[]): Promise<void> => {
  const wanted = [...new Set(assistantIds)];
  const known = await tx.query(
    sql`select 1 from assistants where id = any(${wanted}::text[]) and not removed for share`,
  );
  if (known.length < wanted.length) throw fail('assistant_not_found');
  await tx.query(sql`delete from embed_key_assistants where key_id = ${id}`);
  await tx.query(sql`
    insert into embed_key_assistants (key_id, assistant_id, place)
    select ${id}, assistant, place from unnest(${wanted}::text[]) with ordinality as a (assistant, place)`);
};

const toEmbedKey = ({ expiresAt, lastUsedAt, formerSecretUntil, updatedAt, ...row }: Row): EmbedKey => ({
  ...row,
  expireTime: expiresAt?.toISOString() ?? null,
  lastUsedTime: lastUsedAt?.toISOString() ?? null,
  formerSecretUntil: formerSecretUntil?.toISOString() ?? null,
  updateTime: updatedAt.toISOString(),
});

export type EmbedKeyStore = ReturnType<typeof embedKeyStore>;

/** Embed keys as administrators manage them. */
export const embedKeyStore = (db: Database) => ({
  /** Newest first unless `orders` say otherwise. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '' }: EmbedKeyFilter) => {
    const assistantNames = sql`(
      select string_agg(a.name, ' ') from embed_key_assistants ka join assistants a on a.id = ka.assistant_id
      where ka.key_id = k.id and not a.removed
    )`;
    const from = sql`(
      select k.*, array_to_string(k.origins, ' ') as all_origins, ${assistantNames} as assistant_names from embed_keys k
    ) k`;
    const where = sql`true ${matching(keyword, 'k.name', 'k.public_key', 'k.all_origins', 'k.assistant_names')}`;
    const rows = await db.query<Row>(sql`
      select k.id, k.name, k.public_key as "publicKey", k.secret_end as "secretEnd", k.enabled,
        case when not k.enabled then 'stopped' when k.expires_at <= now() then 'expired'
          when ${asked(sql`q.scope = 'day'`)} >= k.per_day then 'spent' else 'active' end as state,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by ka.place)
          from embed_key_assistants ka join assistants a on a.id = ka.assistant_id
          where ka.key_id = k.id and not a.removed
        ), '[]') as assistants,
        (
          select jsonb_agg(jsonb_build_object(
            'origin', origin, 'today', ${asked(sql`q.scope = 'origin' and q.subject = origin`)}
          ) order by place)
          from unnest(k.origins) with ordinality as o (origin, place)
        ) as origins,
        k.per_minute as "perMinute", k.per_day as "perDay", k.per_visitor_day as "perVisitorDay",
        ${asked(sql`q.scope = 'day'`)} as today, k.expires_at as "expiresAt",
        (select q.since from embed_questions q where q.key_id = k.id and q.scope = 'day') as "lastUsedAt",
        case when k.former_secret_until > now() then k.former_secret_until end as "formerSecretUntil",
        coalesce(u.username, '') as "updatedBy", k.updated_at as "updatedAt"
      from ${from} left join users u on u.id = k.updated_by
      where ${where} ${orderBy(orders, columns, 'k.created_at desc, k.id')} ${pageOf({ current, size })}`);
    const [counted] = await db.query<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
    return { list: rows.map(toEmbedKey), total: counted?.total ?? 0, current, size };
  },

  /** Throws `name_taken` and `assistant_not_found`. */
  add: async (settings: EmbedKeySettings, userId: string): Promise<NewSecret> => {
    const { name, assistantIds, origins, perMinute, perDay, perVisitorDay, expiresAt } = settings;
    const id = randomId();
    const publicKey = newPublicKey();
    const { secret, hash, end } = newSecret();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into embed_keys (id, name, public_key, secret_hash, secret_end, origins, per_minute, per_day,
            per_visitor_day, expires_at, updated_by)
          values (${id}, ${name}, ${publicKey}, ${hash}::bytea, ${end}, ${[...new Set(origins)]}::text[], ${perMinute},
            ${perDay}, ${perVisitorDay}, ${expiresAt}::timestamptz, ${userId})`);
        await allow(tx, id, assistantIds);
      });
    } catch (error) {
      throw refused(error);
    }
    return { id, publicKey, secret };
  },

  /** When it ends; null: not by itself. Undefined where there is no such key. */
  expiresAt: async (id: string): Promise<Date | null | undefined> => {
    const [row] = await db.query<{ expiresAt: Date | null }>(
      sql`select expires_at as "expiresAt" from embed_keys where id = ${id}`,
    );
    return row?.expiresAt;
  },

  /** What is left out stays. Throws `embed_key_not_found`, `name_taken` and `assistant_not_found`. */
  modify: async (id: string, change: Partial<EmbedKeySettings>, userId: string): Promise<void> => {
    const { name = null, assistantIds, origins, perMinute = null, perDay = null, perVisitorDay = null } = change;
    const ends = change.expiresAt !== undefined;
    const expiresAt = change.expiresAt ?? null;
    try {
      await db.transaction(async (tx) => {
        const rows = await tx.query(sql`
          update embed_keys set
            name = coalesce(${name}::text, name),
            origins = coalesce(${origins === undefined ? null : [...new Set(origins)]}::text[], origins),
            per_minute = coalesce(${perMinute}::int, per_minute),
            per_day = coalesce(${perDay}::int, per_day),
            per_visitor_day = coalesce(${perVisitorDay}::int, per_visitor_day),
            expires_at = case when ${ends}::boolean then ${expiresAt}::timestamptz else expires_at end,
            reminded_days = case when ${ends}::boolean then null else reminded_days end,
            updated_by = ${userId}, updated_at = now()
          where id = ${id} returning id`);
        if (rows.length === 0) throw fail('embed_key_not_found');
        if (assistantIds !== undefined) await allow(tx, id, assistantIds);
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** Tokens handed out before a key is stopped stay dead when it is put to use again. Throws `embed_key_not_found`. */
  enable: (id: string, enabled: boolean, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const rows = await tx.query(sql`
        update embed_keys set enabled = ${enabled}, updated_by = ${userId}, updated_at = now()
        where id = ${id} returning id`);
      if (rows.length === 0) throw fail('embed_key_not_found');
      if (enabled) return;
      await tx.query(sql`
        update sign_ins s set revoked_at = now() from users u
        where u.id = s.user_id and u.embed_key_id = ${id} and s.revoked_at is null`);
    }),

  /** Throws `embed_key_not_found`. */
  rotate: async (id: string, userId: string): Promise<NewSecret> => {
    const { secret, hash, end } = newSecret();
    const [row] = await db.query<{ publicKey: string }>(sql`
      update embed_keys set former_secret_hash = secret_hash,
        former_secret_until = now() + make_interval(hours => ${FORMER_SECRET_HOURS}::int),
        secret_hash = ${hash}::bytea, secret_end = ${end}, updated_by = ${userId}, updated_at = now()
      where id = ${id} returning public_key as "publicKey"`);
    if (row === undefined) throw fail('embed_key_not_found');
    return { id, publicKey: row.publicKey, secret };
  },
});
