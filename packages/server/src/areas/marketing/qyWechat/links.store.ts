import type { Input, pageReferralLinks, ReferralLink } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, orderBy, pageOf } from '../../../db/sqlParts.js';
import { nickOf } from '../../../weCom/index.js';

interface LinkRow {
  readonly id: string;
  readonly linkName: string;
  readonly code: string;
  readonly staff: { readonly id: string; readonly nick: string }[];
  readonly tags: { readonly id: string; readonly name: string }[];
  readonly welcome: string;
  readonly enabled: boolean;
  readonly expireTime: Date | null;
  readonly wayState: string;
  readonly wayProblem: string | null;
  readonly waySaid: string;
  readonly visitCount: number;
  readonly addedCount: number;
  readonly lostCount: number;
  readonly version: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

const columns = { linkName: 'l.name', createTime: 'l.seq', updateTime: 'l.updated_at', expireTime: 'l.expire_at' };

const rowsOf = (db: Queryable, rest: Sql): Promise<LinkRow[]> =>
  db.query<LinkRow>(sql`
    select l.id, l.name as "linkName", l.code, l.welcome, l.enabled, l.expire_at as "expireTime",
      case when l.way_state = 'making' then 'waiting' else l.way_state end as "wayState",
      nullif(l.way_problem, '') as "wayProblem", l.way_said as "waySaid", l.version,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'nick', ${nickOf}) order by g.order_num), '[]')
        from referral_link_staff g join wecom_staff s on s.id = g.staff_id where g.link_id = l.id
      ) as staff,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
        from referral_link_tags g join tags t on t.id = g.tag_id where g.link_id = l.id
      ) as tags,
      (select coalesce(sum(v.count), 0)::int from referral_visits v where v.link_id = l.id) as "visitCount",
      (
        select count(*)::int from wecom_changes h where h.link_id = l.id and h.kind = 'added'
      ) as "addedCount",
      (select count(*)::int from wecom_changes h where h.link_id = l.id and h.kind = 'lost') as "lostCount",
      coalesce((select u.username from users u where u.id = l.created_by), '') as "createdBy",
      l.created_at as "createTime", l.updated_at as "updateTime"
    from referral_links l ${rest}`);

/** What people open. Empty: the installation has no public address. */
export const addressOf = (publicUrl: string, code: string): string =>
  publicUrl === '' ? '' : `${publicUrl}/j/${code}`;

/** Links as they are looked at, for an installation that is reached there. */
export const linkRows = (db: Queryable, publicUrl: string) => {
  const shown = ({ code, expireTime, createTime, updateTime, ...row }: LinkRow): ReferralLink => ({
    ...row,
    url: addressOf(publicUrl, code),
    expireTime: expireTime?.toISOString() ?? null,
    createTime: createTime.toISOString(),
    updateTime: updateTime.toISOString(),
  });

  return {
    page: async (wanted: Input<typeof pageReferralLinks>) => {
      const { current, size, orders, keyword = '', staffId, enabled } = wanted;
      const where = sql`where l.deleted_at is null
        ${
          staffId === undefined
            ? empty
            : sql`and exists (
                select 1 from referral_link_staff g where g.link_id = l.id and g.staff_id = ${staffId})`
        }
        ${enabled === undefined ? empty : sql`and l.enabled = ${enabled}`} ${matching(keyword, 'l.name')}`;
      const { rows, total } = await pageWithTotal(
        db,
        {
          current,
          size,
          searched: keyword.trim() !== '',
          count: sql`select count(*)::int as total from referral_links l ${where}`,
        },
        () => rowsOf(db, sql`${where} ${orderBy(orders, columns, 'l.seq desc')} ${pageOf({ current, size })}`),
      );
      return { list: rows.map(shown), total, current, size };
    },

    read: async (id: string): Promise<ReferralLink | null> => {
      const [row] = await rowsOf(db, sql`where l.id = ${id} and l.deleted_at is null`);
      return row === undefined ? null : shown(row);
    },

    isNameTaken: async (name: string): Promise<boolean> =>
      (
        await db.query(sql`
          select 1 as one from referral_links where deleted_at is null and lower(name) = lower(${name.trim()})`)
      ).length > 0,
  };
};
