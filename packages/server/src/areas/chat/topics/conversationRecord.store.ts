import type { ConversationRecord, RecordedAnswer } from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { wordsOf } from '../stream/answer.store.js';
import type { Language } from '../../../http/messages.js';
import { hiddenSources, type Reader, withheld } from '../../../visibility/index.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';

export interface RecordFilter {
  readonly from?: Date;
  readonly to?: Date;
  readonly userId?: string;
  readonly assistantId?: string;
  readonly isLike?: boolean;
  readonly keyword?: string;
}

export interface RecordPage {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
}

interface RecordRow {
  id: string;
  title: string;
  userId: string;
  username: string;
  assistantId: string | null;
  assistantName: string;
  questionCount: number;
  likes: number;
  dislikes: number;
  createTime: Date;
  updateTime: Date;
}

interface AnswerRow {
  id: string;
  question: string;
  answer: string;
  status: string;
  references: (RecordedAnswer['references'][number] & { documentId: string; faqId: string | null })[];
  isLike: boolean | null;
  feedback: string;
  createTime: Date;
  version: number;
  versions: number;
}

/** One answer of an export, with where it stands. */
export interface ExportedAnswer {
  readonly id: string;
  readonly time: Date;
  readonly username: string;
  readonly assistantName: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly status: string;
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** Which of the answers to its question it is, from 1, and how many there are. */
  readonly version: number;
  readonly versions: number;
}

const columns = {
  title: 't.title',
  username: 'u.username',
  assistantName: 'a.name',
  questionCount: 'c.questions',
  likes: 'c.likes',
  dislikes: 'c.dislikes',
  createTime: 't.created_at',
  updateTime: 't.updated_at',
};

/** What a conversation is ordered by besides itself. */
const user = sql`join users u on u.id = t.user_id`;
const assistant = sql`left join assistants a on a.id = t.assistant_id`;
const counts = sql`
  cross join lateral (
    select count(distinct s.place)::int as questions, (count(*) filter (where l.is_like))::int as likes,
      (count(*) filter (where not l.is_like))::int as dislikes
    from sessions s left join likes l on l.session_id = s.id where s.topic_id = t.id
  ) c`;
const sources: Readonly<Record<string, Sql>> = {
  username: user,
  assistantName: assistant,
  questionCount: counts,
  likes: counts,
  dislikes: counts,
};

/** The joins that an order needs, each once. */
const joinsFor = (orders: readonly Order[] = []): Sql => {
  const wanted = orders.flatMap(({ column }) => (Object.hasOwn(sources, column) ? (sources[column] ?? []) : []));
  return wanted.length === 0 ? empty : join([...new Set(wanted)], ' ');
};

const answerColumns = { createTime: 's.created_at' };

/** Questions that an export reads at a time. */
const BATCH = 500;

const ofUser = ({ userId, assistantId, isLike }: RecordFilter): Sql => sql`
  ${userId === undefined ? empty : sql`and t.user_id = ${userId}`}
  ${assistantId === undefined ? empty : sql`and t.assistant_id = ${assistantId}`}
  ${
    isLike === undefined
      ? empty
      : sql`and exists (
          select 1 from sessions s join likes l on l.session_id = s.id where s.topic_id = t.id and l.is_like = ${isLike}
        )`
  }`;

/** Which of the answers to its question `s` is, and how many there are. */
const version = sql`
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place and v.version <= s.version) as version,
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place) as versions`;

/** Everybody's conversations, for those who may look at them. */
export const conversationRecordStore = (db: Queryable) => ({
  /** By the last question, newest first. The total is true also past the end. */
  page: async ({ current, size, orders }: RecordPage, filter: RecordFilter) => {
    const { from, to, keyword = '' } = filter;
    const where = sql`
      true ${ofUser(filter)}
      ${from === undefined ? empty : sql`and t.updated_at >= ${from}`}
      ${to === undefined ? empty : sql`and t.updated_at <= ${to}`}
      ${
        keyword.trim() === ''
          ? empty
          : sql`and (t.title ilike ${containing(keyword)} or exists (
              select 1 from sessions s where s.topic_id = t.id
                and (s.question ilike ${containing(keyword)} or s.answer ilike ${containing(keyword)})
            ))`
      }`;
    const order = orderBy(orders, columns, 't.updated_at desc, t.id');
    // Conversations passed over are not looked into, unless that is what orders them.
    const listed = () =>
      db.query<RecordRow>(sql`
      select t.id, t.title, t.user_id as "userId", u.username, t.assistant_id as "assistantId",
        coalesce(a.name, '') as "assistantName", c.questions as "questionCount", c.likes, c.dislikes,
        t.created_at as "createTime", t.updated_at as "updateTime"
      from (
        select t.* from topics t ${joinsFor(orders)} where ${where} ${order} ${pageOf({ current, size })}
      ) t ${user} ${assistant} ${counts} ${order}`);
    const count = sql`select count(*)::int as total from topics t where ${where}`;
    const searched = keyword.trim() !== '' || filter.isLike !== undefined;
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, listed);
    const list: ConversationRecord[] = rows.map((row) => ({
      ...row,
      createTime: row.createTime.toISOString(),
      updateTime: row.updateTime.toISOString(),
    }));
    return { list, total, current, size };
  },

  isThere: async (topicId: string): Promise<boolean> =>
    (await db.query(sql`select 1 from topics where id = ${topicId}`)).length > 0,

  /** Oldest first. The total is true also past the end. */
  answers: async ({ current, size, orders }: RecordPage, topicId: string, reader: Reader, language: Language) => {
    const rows = await db.query<AnswerRow>(sql`
      select s.id, s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
        s.created_at as "createTime", ${version},
        coalesce((
          select jsonb_agg(jsonb_build_object('n', p->'n', 'documentId', p->'documentId', 'faqId', p->'faqId', 'documentName', p->'documentName',
            'knowledgeBaseName', p->'knowledgeBaseName', 'content', p->'content'))
          from jsonb_array_elements(s.passages) p
        ), '[]') as "references"
      from sessions s left join likes l on l.session_id = s.id
      where s.topic_id = ${topicId} ${orderBy(orders, answerColumns, 's.place, s.version')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from sessions where topic_id = ${topicId}`,
    );
    const cited = (row: AnswerRow) => row.references.map((one) => ({ ...one, faqId: one.faqId ?? undefined }));
    const hidden = await hiddenSources(db, reader, rows.flatMap(cited));
    const list: RecordedAnswer[] = rows.map(({ version, versions, ...row }) => ({
      ...row,
      references: withheld(cited({ ...row, version, versions }), hidden, {
        language,
        without: { knowledgeBaseName: '' },
      }).map(({ n, documentName, knowledgeBaseName, content }) => ({ n, documentName, knowledgeBaseName, content })),
      createTime: row.createTime.toISOString(),
      ...(versions > 1 && { version, versions }),
    }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** All answers of a span, oldest first, read little by little. */
  async *export({ from, to, ...filter }: RecordFilter & { from: Date; to: Date }): AsyncGenerator<ExportedAnswer> {
    let last: { time: Date; id: string } | null = null;
    for (;;) {
      const rows: ExportedAnswer[] = await db.query<ExportedAnswer>(sql`
        select s.id, date_trunc('milliseconds', s.created_at) as time, u.username, coalesce(a.name, '') as "assistantName", t.title,
          s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback, ${version}
        from sessions s join topics t on t.id = s.topic_id join users u on u.id = t.user_id
        left join assistants a on a.id = t.assistant_id left join likes l on l.session_id = s.id
        where s.created_at >= ${from} and s.created_at <= ${to} ${ofUser(filter)}
          ${last === null ? empty : sql`and (date_trunc('milliseconds', s.created_at), s.id) > (${last.time}::timestamptz, ${last.id}::text)`}
        order by date_trunc('milliseconds', s.created_at), s.id limit ${BATCH}`);
      yield* rows;
      last = rows.at(-1) ?? null;
      if (rows.length < BATCH) return;
    }
  },
});
