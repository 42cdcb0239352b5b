import type { CrowdPack, CrowdPackDetail, CrowdPackSize, CrowdPackVersion } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { readRules } from './storedRules.js';

interface PackRow {
  readonly id: string;
  readonly packName: string;
  readonly description: string;
  readonly source: string;
  readonly alive: boolean;
  readonly countHour: number;
  readonly memberCount: number;
  readonly status: string;
  readonly countTime: Date | null;
  readonly recentSizes: number[];
  readonly usedBy: number;
  readonly version: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

export interface PackFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly source?: string;
  readonly alive?: boolean;
  readonly idList?: readonly string[];
}

const columns = {
  packName: 'p.name',
  memberCount: 'p.member_count',
  countTime: 'p.counted_at',
  createTime: 'p.created_at',
  updateTime: 'p.updated_at',
};

const rowsOf = (db: Queryable, rest: Sql): Promise<PackRow[]> =>
  db.query<PackRow>(sql`
    select p.id, p.name as "packName", p.description, p.source, p.alive, p.count_hour as "countHour",
      p.member_count as "memberCount", p.status, p.counted_at as "countTime", p.version,
      array(
        select s.member_count from (
          select member_count, counted_at from crowd_pack_sizes s where s.pack_id = p.id
          order by s.counted_at desc limit 14
        ) s order by s.counted_at
      ) as "recentSizes",
      ((select count(*) from crowd_pack_uses u where u.used_id = p.id)
        + (select count(*) from portraits o where o.crowd_pack_id = p.id)
        + (select count(*) from operate_plans o where o.crowd_pack_id = p.id))::int as "usedBy",
      coalesce((select u.username from users u where u.id = p.created_by), '') as "createdBy",
      p.created_at as "createTime", p.updated_at as "updateTime"
    from crowd_packs p ${rest}`);

const shown = ({ countTime, createTime, updateTime, ...row }: PackRow): CrowdPack => ({
  ...row,
  countTime: countTime?.toISOString() ?? null,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

interface NamedPack {
  readonly id: string;
  readonly packName: string;
}

const named = ({ id, packName }: NamedPack) => ({ id, packName });

/** Crowd packs as they are looked at. */
export const packRows = (db: Database) => ({
  page: async (filter: PackFilter) => {
    const { current, size, orders, keyword = '', source, alive, idList } = filter;
    const where = sql`where true
      ${source === undefined ? empty : sql`and p.source = ${source}`}
      ${alive === undefined ? empty : sql`and p.alive = ${alive}`}
      ${idList === undefined ? empty : sql`and p.id = any(${[...idList]}::text[])`}
      ${matching(keyword, 'p.name', 'p.description')}`;
    const { rows, total } = await pageWithTotal(
      db,
      {
        current,
        size,
        searched: keyword.trim() !== '',
        count: sql`select count(*)::int as total from crowd_packs p ${where}`,
      },
      () => rowsOf(db, sql`${where} ${orderBy(orders, columns, 'p.seq desc')} ${pageOf({ current, size })}`),
    );
    return { list: rows.map(shown), total, current, size };
  },

  read: async (id: string): Promise<CrowdPackDetail | null> => {
    const [row] = await rowsOf(db, sql`where p.id = ${id}`);
    if (row === undefined) return null;
    const [kept] = await db.query<{ rules: unknown }>(sql`select rules from crowd_packs where id = ${id}`);
    const uses = await db.query<NamedPack>(sql`
      select p.id, p.name as "packName" from crowd_pack_uses u join crowd_packs p on p.id = u.used_id
      where u.pack_id = ${id} order by p.name`);
    const users = await db.query<NamedPack>(sql`
      select p.id, p.name as "packName" from crowd_pack_uses u join crowd_packs p on p.id = u.pack_id
      where u.used_id = ${id} order by p.name`);
    return { ...shown(row), rules: readRules(kept?.rules ?? null), uses: uses.map(named), users: users.map(named) };
  },

  exists: async (id: string): Promise<boolean> =>
    (await db.query(sql`select 1 from crowd_packs where id = ${id}`)).length > 0,

  versions: async (id: string): Promise<CrowdPackVersion[]> => {
    const rows = await db.query<{
      readonly version: number;
      readonly packName: string;
      readonly rules: unknown;
      readonly note: string;
      readonly createdBy: string;
      readonly createTime: Date;
    }>(sql`
      select version, name as "packName", rules, note, created_at as "createTime",
        coalesce((select u.username from users u where u.id = v.created_by), '') as "createdBy"
      from crowd_pack_versions v where pack_id = ${id} order by version desc limit 200`);
    return rows.map(({ createTime, rules, ...row }) => ({
      ...row,
      rules: readRules(rules),
      createTime: createTime.toISOString(),
    }));
  },

  sizes: async (id: string): Promise<CrowdPackSize[]> => {
    const rows = await db.query<{
      readonly countTime: Date;
      readonly memberCount: number;
      readonly entered: number;
      readonly left: number;
    }>(sql`
      select counted_at as "countTime", member_count as "memberCount", entered, gone as "left"
      from crowd_pack_sizes where pack_id = ${id} order by counted_at desc limit 400`);
    return rows.map(({ countTime, ...row }) => ({ ...row, countTime: countTime.toISOString() })).toReversed();
  },
});
