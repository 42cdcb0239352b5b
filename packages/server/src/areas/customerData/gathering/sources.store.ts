import { FORMER_GATHER_KEY_HOURS, type GatherSource, type GatherSourceKind } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { today } from '../../../db/today.js';
import { fail } from '../../../http/failure.js';
import { newGatherKey } from './gatherKey.js';

export interface SourceFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly kind?: GatherSourceKind;
  readonly authorized?: boolean;
}

/** All that can be set. */
export interface SourceSettings {
  readonly sourceName: string;
  readonly description?: string;
  readonly authorized?: boolean;
  readonly origins?: readonly string[];
  readonly perMinute?: number;
  readonly perDay?: number;
}

interface Row {
  id: string;
  sourceName: string;
  kind: string;
  description: string;
  authorized: boolean;
  keyEnd: string;
  origins: string[];
  perMinute: number;
  perDay: number;
  todayCount: number;
  eventCount: number;
  driftCount: number;
  createdBy: string;
  formerKeyUntil: Date | null;
  lastEventTime: Date | null;
  createTime: Date;
  updateTime: Date;
}

const columns = {
  sourceName: 's.name',
  eventCount: 's.event_count',
  lastEventTime: 's.last_event_at',
  createTime: 's.created_at',
};

const refused = (error: unknown): unknown =>
  isUniqueViolation(error, 'gather_sources_name') ? fail('name_taken') : error;

const toSource = ({ formerKeyUntil, lastEventTime, createTime, updateTime, ...row }: Row): GatherSource => ({
  ...row,
  formerKeyUntil: formerKeyUntil?.toISOString() ?? null,
  lastEventTime: lastEventTime?.toISOString() ?? null,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

/** Sources as those who look after them see them. */
export const sourceStore = (db: Database) => ({
  /** Newest first unless `orders` say otherwise. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '', kind, authorized }: SourceFilter) => {
    const where = sql`(${kind ?? null}::text is null or s.kind = ${kind ?? null})
      and (${authorized ?? null}::boolean is null or s.authorized = ${authorized ?? null})
      ${matching(keyword, 's.name', 's.description')}`;
    const rows = await db.query<Row>(sql`
      select s.id, s.name as "sourceName", s.kind, s.description, s.authorized, s.key_end as "keyEnd",
        case when s.former_key_until > now() then s.former_key_until end as "formerKeyUntil", s.origins,
        s.per_minute as "perMinute", s.per_day as "perDay",
        case when s.counted_day = ${today} then s.day_count else 0 end as "todayCount", s.event_count as "eventCount",
        (
          select count(*)::int from gather_properties p
          where p.source_id = s.id and p.state <> 'accepted' and p.last_at > now() - interval '7 days'
        ) as "driftCount",
        s.last_event_at as "lastEventTime", coalesce(u.username, '') as "createdBy", s.created_at as "createTime",
        s.updated_at as "updateTime"
      from gather_sources s left join users u on u.id = s.created_by
      where ${where} ${orderBy(orders, columns, 's.created_at desc, s.id')} ${pageOf({ current, size })}`);
    const [counted] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from gather_sources s where ${where}`,
    );
    return { list: rows.map(toSource), total: counted?.total ?? 0, current, size };
  },

  /** Throws `name_taken`. */
  add: async (settings: SourceSettings, kind: GatherSourceKind, userId: string) => {
    const { sourceName, description = '', authorized = true, origins = [] } = settings;
    const { perMinute = 600, perDay = 1_000_000 } = settings;
    const id = randomId();
    const { key, hash, end } = newGatherKey();
    try {
      await db.query(sql`
        insert into gather_sources (id, name, kind, description, authorized, key_hash, key_end, origins, per_minute, per_day,
          created_by)
        values (${id}, ${sourceName}, ${kind}, ${description}, ${authorized}, ${hash}::bytea, ${end},
          ${[...new Set(origins)]}::text[], ${perMinute}, ${perDay}, ${userId})`);
    } catch (error) {
      throw refused(error);
    }
    return { id, key };
  },

  /** What kind it is. Throws `gather_source_not_found`. */
  kindOf: async (id: string): Promise<string> => {
    const [row] = await db.query<{ kind: string }>(sql`select kind from gather_sources where id = ${id}`);
    if (row === undefined) throw fail('gather_source_not_found');
    return row.kind;
  },

  /** What is left out stays. Throws `gather_source_not_found` and `name_taken`. */
  modify: async (id: string, change: Partial<SourceSettings>): Promise<void> => {
    const {
      sourceName = null,
      description = null,
      authorized = null,
      origins,
      perMinute = null,
      perDay = null,
    } = change;
    try {
      const rows = await db.query(sql`
        update gather_sources set name = coalesce(${sourceName}::text, name),
          description = coalesce(${description}::text, description),
          authorized = coalesce(${authorized}::boolean, authorized),
          origins = coalesce(${origins === undefined ? null : [...new Set(origins)]}::text[], origins),
          per_minute = coalesce(${perMinute}::int, per_minute), per_day = coalesce(${perDay}::int, per_day),
          updated_at = now()
        where id = ${id} returning id`);
      if (rows.length === 0) throw fail('gather_source_not_found');
    } catch (error) {
      throw refused(error);
    }
  },

  /** Throws `gather_source_not_found`. */
  renew: async (id: string, keepFormer: boolean) => {
    const { key, hash, end } = newGatherKey();
    const rows = await db.query(sql`
      update gather_sources set former_key_hash = case when ${keepFormer}::boolean then key_hash end,
        former_key_until = case when ${keepFormer}::boolean
          then now() + make_interval(hours => ${FORMER_GATHER_KEY_HOURS}::int) end,
        key_hash = ${hash}::bytea, key_end = ${end}, updated_at = now()
      where id = ${id} returning id`);
    if (rows.length === 0) throw fail('gather_source_not_found');
    return { id, key };
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from gather_sources where id = any(${[...ids]}::text[])`);
  },

  /** Origins of all sources that may send. */
  origins: async (): Promise<string[]> => {
    const rows = await db.query<{ origin: string }>(
      sql`select distinct unnest(origins) as origin from gather_sources where authorized`,
    );
    return rows.map(({ origin }) => origin);
  },
});
