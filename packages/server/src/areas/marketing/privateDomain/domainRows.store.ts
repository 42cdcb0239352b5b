import type {
  Input,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  PrivateDomain,
  PrivateDomainMember,
} from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, orderBy, pageOf } from '../../../db/sqlParts.js';
import { today } from '../../../db/today.js';
import { nickOf } from '../../../weCom/index.js';

interface DomainRow {
  readonly id: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly tags: { readonly id: string; readonly name: string }[];
  readonly memberCount: number;
  readonly joinedToday: number;
  readonly leftToday: number;
  readonly enabled: boolean;
  readonly goneTime: Date | null;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

interface MemberRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly customerName: string;
  readonly joinTime: Date;
  readonly leaveTime: Date | null;
}

type Filter = Omit<Input<typeof pagePrivateDomains>, 'current' | 'size' | 'orders'>;

const MOST_NAMES = 500;
const columns = {
  name: 'd.name',
  memberCount: 'd.member_count',
  createTime: 'd.created_at',
  updateTime: 'd.updated_at',
};

const whereOf = ({ keyword = '', staffId, tagId, enabled, source, idList }: Filter): Sql => sql`where true
  ${staffId === undefined ? empty : sql`and d.staff_id = ${staffId}`}
  ${
    tagId === undefined
      ? empty
      : sql`and exists (select 1 from private_domain_tags t where t.domain_id = d.id and t.tag_id = ${tagId})`
  }
  ${enabled === undefined ? empty : sql`and d.enabled = ${enabled}`}
  ${source === undefined ? empty : sql`and (d.chat_id is not null) = ${source === 'weCom'}`}
  ${idList === undefined ? empty : sql`and d.id = any(${[...idList]}::text[])`}
  ${matching(keyword, 'd.name', 'd.description')}`;

/** Names to choose from: of groups that are there and in use. */
export const namesOfDomains = (db: Queryable, filter: Filter) =>
  db.query<{ id: string; name: string; staffName: string; memberCount: number }>(sql`
    select d.id, d.name, ${nickOf} as "staffName", d.member_count as "memberCount"
    from private_domains d join wecom_staff s on s.id = d.staff_id
    ${whereOf(filter)} and d.gone_at is null order by d.name, d.seq limit ${MOST_NAMES}`);

export const pageOfDomains = async (db: Queryable, wanted: Input<typeof pagePrivateDomains>) => {
  const { current, size, orders, ...filter } = wanted;
  const where = whereOf(filter);
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched: (filter.keyword ?? '').trim() !== '',
      count: sql`select count(*)::int as total from private_domains d ${where}`,
    },
    () =>
      db.query<DomainRow>(sql`
        select d.id, case when d.chat_id is null then 'hand' else 'weCom' end as source, d.name, d.description,
          d.staff_id as "staffId", ${nickOf} as "staffName", d.member_count as "memberCount", d.enabled,
          d.gone_at as "goneTime", d.created_at as "createTime", d.updated_at as "updateTime",
          (
            select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
            from private_domain_tags t join tags g on g.id = t.tag_id where t.domain_id = d.id
          ) as tags,
          (
            select count(*)::int from private_domain_members m where m.domain_id = d.id and m.joined_at >= ${today}
          ) as "joinedToday",
          (
            select count(*)::int from private_domain_members m where m.domain_id = d.id and m.left_at >= ${today}
          ) as "leftToday",
          coalesce((select u.username from users u where u.id = d.created_by), '') as "createdBy"
        from private_domains d join wecom_staff s on s.id = d.staff_id
        ${where} ${orderBy(orders, columns, 'd.member_count desc, d.seq desc')} ${pageOf({ current, size })}`),
  );
  const list = rows.map(
    ({ goneTime, createTime, updateTime, ...row }): PrivateDomain => ({
      ...row,
      goneTime: goneTime?.toISOString() ?? null,
      createTime: createTime.toISOString(),
      updateTime: updateTime.toISOString(),
    }),
  );
  return { list, total, current, size };
};

/** Staff and labels that private domains have. */
export const optionsOfDomains = async (db: Queryable) => ({
  staff: await db.query<{ id: string; name: string }>(sql`
    select s.id, ${nickOf} as name from wecom_staff s
    where exists (select 1 from private_domains d where d.staff_id = s.id) order by name, s.seq`),
  tags: await db.query<{ id: string; name: string }>(sql`
    select g.id, g.name from tags g
    where exists (select 1 from private_domain_tags t where t.tag_id = g.id) order by g.name, g.id`),
});

/** Who is in a group and who was; null: there is no such private domain. */
export const pageOfDomainMembers = async (db: Queryable, wanted: Input<typeof pagePrivateDomainMembers>) => {
  const { current, size, id, keyword = '', kind, present } = wanted;
  const [found] = await db.query(sql`select 1 as one from private_domains where id = ${id}`);
  if (found === undefined) return null;
  const where = sql`where m.domain_id = ${id}
    ${kind === undefined ? empty : sql`and m.kind = ${kind}`}
    ${present === undefined ? empty : sql`and (m.left_at is null) = ${present}`}
    ${matching(keyword, 'm.name')}`;
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched: keyword.trim() !== '',
      count: sql`select count(*)::int as total from private_domain_members m ${where}`,
    },
    () =>
      db.query<MemberRow>(sql`
        select m.id::text as id, m.kind, m.name, c.id as "customerId", coalesce(c.name, '') as "customerName",
          m.joined_at as "joinTime", m.left_at as "leaveTime"
        from private_domain_members m
        left join lateral (
          select u.id, u.name from wecom_contacts w join customers u on u.id = w.customer_id
          where w.external_user_id = m.user_id and m.kind = 'customer' order by w.id limit 1
        ) c on true
        ${where} order by m.joined_at desc, m.id ${pageOf({ current, size })}`),
  );
  const list = rows.map(
    ({ joinTime, leaveTime, ...row }): PrivateDomainMember => ({
      ...row,
      joinTime: joinTime.toISOString(),
      leaveTime: leaveTime?.toISOString() ?? null,
    }),
  );
  return { list, total, current, size };
};
