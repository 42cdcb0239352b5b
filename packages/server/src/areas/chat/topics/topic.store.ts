import type { Topic } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { ANSWER_STOP, isOpen, isSilent, type Liveness } from '../stream/answer.store.js';
import { pageOf } from '../../../db/sqlParts.js';

export interface TopicFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
  readonly keyword?: string;
  /** Null: the model alone. */
  readonly assistantId?: string | null;
  readonly idList?: readonly string[];
}

interface TopicRow {
  id: string;
  title: string;
  assistantId: string | null;
  assistantName: string;
  running: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const sortable: Readonly<Record<string, string>> = {
  title: 't.title',
  createTime: 't.created_at',
  updateTime: 't.updated_at',
};

const orderBy = (orders: TopicFilter['orders'] = []): Sql => {
  const known = orders.flatMap(({ column, asc }) =>
    Object.hasOwn(sortable, column) ? [raw(`${sortable[column]} ${asc ? 'asc' : 'desc'}`)] : [],
  );
  return join([...known, raw('t.updated_at desc'), raw('t.id')]);
};

/** A LIKE pattern for text that holds `keyword` as it is. */
const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

export type TopicStore = ReturnType<typeof topicStore>;

/** Conversations of one user. */
export const topicStore = (db: Queryable, userId: string, liveness: Liveness) => ({
  owns: async (id: string): Promise<boolean> =>
    (await db.query(sql`select 1 from topics where id = ${id} and user_id = ${userId}`)).length > 0,

  /** Newest first unless `orders` say otherwise. The keyword is looked for in titles, questions and answers. */
  page: async ({
    current,
    size,
    orders,
    keyword,
    assistantId,
    idList,
  }: TopicFilter): Promise<{ list: Topic[]; total: number }> => {
    const pattern = keyword === undefined || keyword.trim() === '' ? null : containing(keyword.trim());
    const where = sql`
      t.user_id = ${userId}
      ${assistantId === undefined ? empty : sql`and t.assistant_id is not distinct from ${assistantId}`}
      ${idList === undefined ? empty : sql`and t.id in (${join([...idList])})`}
      ${
        pattern === null
          ? empty
          : sql`and (t.title ilike ${pattern} or exists (
              select 1 from sessions s where s.topic_id = t.id and (s.question ilike ${pattern} or s.answer ilike ${pattern})
            ))`
      }
    `;
    const rows = await db.query<TopicRow>(sql`
      select t.id, t.title, t.assistant_id as "assistantId", coalesce(a.name, '') as "assistantName",
        t.created_at as "createdAt", t.updated_at as "updatedAt",
        exists (
          select 1 from sessions s where s.topic_id = t.id and s.status = 'running' and not ${isSilent(liveness)}
        ) as running
      from topics t left join assistants a on a.id = t.assistant_id
      where ${where} order by ${orderBy(orders)} ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from topics t where ${where}`);
    const list = rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    }));
    return { list, total: all?.total ?? 0 };
  },

  /** Answers the new id, or null where there is no such assistant. */
  insert: async (assistantId: string | null, title: string): Promise<string | null> => {
    const id = randomId();
    const known =
      assistantId === null
        ? sql`true`
        : sql`exists (select 1 from assistants where id = ${assistantId} and not removed)`;
    const rows = await db.query(sql`
      insert into topics (id, user_id, assistant_id, title)
      select ${id}::text, ${userId}::text, ${assistantId}::text, ${title}::text where ${known} returning id
    `);
    return rows.length > 0 ? id : null;
  },

  /** False where it is not the user's. */
  rename: async (id: string, title: string): Promise<boolean> =>
    (await db.query(sql`update topics set title = ${title} where id = ${id} and user_id = ${userId} returning id`))
      .length > 0,

  /** Deletes all of them, or none and answers false where one is not the user's. Running answers are stopped. */
  remove: async (ids: readonly string[]): Promise<boolean> => {
    const wanted = [...new Set(ids)];
    const removed = await db.query(sql`
      with own as (
        select id from topics where user_id = ${userId} and id in (${join(wanted)})
      ), complete as (
        select id from own where (select count(*) from own) = ${wanted.length}
      ), stopped as (
        select pg_notify(${ANSWER_STOP}, s.id) from sessions s where ${isOpen} and s.topic_id in (select id from complete)
      ), removed as (
        delete from topics where id in (select id from complete) returning id
      )
      select id, (select count(*) from stopped) from removed
    `);
    return removed.length > 0;
  },
});
