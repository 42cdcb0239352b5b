import type { OpenedTopic, SharedTopic, TopicShare } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { isOpenTo, type ShareReader } from './sharedWith.js';

export interface SharedQuery {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
}

interface ShareRow {
  time: Date | null;
  roles: { id: string; name: string }[] | null;
}

interface TopicRow {
  id: string;
  title: string;
  ownerName: string;
  assistantName: string;
  time: Date;
}

const columns = sql`
  t.id, t.title, u.username as "ownerName", coalesce(a.name, '') as "assistantName", h.shared_at as time`;
const joined = sql`
  topic_shares h join topics t on t.id = h.topic_id join users u on u.id = t.user_id
  left join assistants a on a.id = t.assistant_id`;
const orderable = { title: 't.title', ownerName: 'u.username', assistantName: 'a.name', time: 'h.shared_at' };

/** Conversations that are shared, and with whom. */
export const topicShareStore = (db: Queryable) => ({
  /** Of an own conversation. Throws `topic_not_found`. */
  read: async (id: string, userId: string): Promise<TopicShare> => {
    const [share] = await db.query<ShareRow>(sql`
      select h.shared_at as time, case when h.for_roles then coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
        from topic_share_roles s join roles r on r.id = s.role_id where s.topic_id = t.id
      ), '[]') end as roles
      from topics t left join topic_shares h on h.topic_id = t.id where t.id = ${id} and t.user_id = ${userId}`);
    if (share === undefined) throw fail('topic_not_found');
    if (share.time === null) return { shared: false, time: null };
    return { shared: true, roles: share.roles, time: share.time.toISOString() };
  },

  /**
   * In a transaction. Null: with everybody. `may`: its owner may share with these. Throws `topic_not_found`, `role_not_held`
   * and `role_not_found`.
   */
  share: async (id: string, userId: string, roleIds: readonly string[] | null, may: boolean): Promise<void> => {
    const own = await db.query(sql`select 1 from topics where id = ${id} and user_id = ${userId} for share`);
    if (own.length === 0) throw fail('topic_not_found');
    if (!may) throw fail('role_not_held');
    const wanted = [...new Set(roleIds ?? [])];
    const known = await db.query(sql`select 1 from roles where id = any(${wanted}::text[]) for share`);
    if (known.length < wanted.length) throw fail('role_not_found');
    await db.query(sql`
      insert into topic_shares (topic_id, shared_at, for_roles) values (${id}, clock_timestamp(), ${roleIds !== null})
      on conflict (topic_id) do update set shared_at = excluded.shared_at, for_roles = excluded.for_roles`);
    await db.query(sql`delete from topic_share_roles where topic_id = ${id}`);
    await db.query(sql`insert into topic_share_roles (topic_id, role_id) select ${id}, unnest(${wanted}::text[])`);
  },

  /** Throws `topic_not_found`. */
  unshare: async (id: string, userId: string): Promise<void> => {
    const own = await db.query(sql`
      with own as (select id from topics where id = ${id} and user_id = ${userId}), ended as (
        delete from topic_shares where topic_id in (select id from own)
      )
      select 1 from own`);
    if (own.length === 0) throw fail('topic_not_found');
  },

  /** What others share with the reader. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '' }: SharedQuery, reader: ShareReader) => {
    const where = sql`
      t.user_id <> ${reader.userId} and ${isOpenTo(reader)} ${matching(keyword, 't.title', 'u.username')}`;
    const rows = await db.query<TopicRow>(sql`
      select ${columns} from ${joined} where ${where}
      ${orderBy(orders, orderable, 'h.shared_at desc, t.id')} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
    const list: SharedTopic[] = rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** Null: it is not shared, or not with the reader. */
  find: async (id: string, reader: ShareReader): Promise<OpenedTopic | null> => {
    const [row] = await db.query<TopicRow & { own: boolean }>(sql`
      select ${columns}, t.user_id = ${reader.userId} as own from ${joined} where t.id = ${id} and ${isOpenTo(reader)}`);
    return row === undefined ? null : { ...row, time: row.time.toISOString() };
  },
});
