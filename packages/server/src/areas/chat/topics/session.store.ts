import type { AnswerNotice, AnswerStatus, HostContext, Reference, Session, Stage } from '@console/api/contract';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { ANSWER_STOP, isOpen, thoughtsOf, wordsOf } from '../stream/answer.store.js';
import type { Actor } from '../../../http/serve.js';
import type { Language } from '../../../http/messages.js';
import { hiddenSources, readerOf, withheldReferences } from '../../../visibility/index.js';
import { pageOf } from '../../../db/sqlParts.js';

interface SessionRow {
  id: string;
  topicId: string;
  question: string;
  context: HostContext | null;
  answer: string;
  thoughts: string;
  status: AnswerStatus;
  suggesting: boolean;
  notice: AnswerNotice | null;
  failure: string | null;
  stage: Stage | null;
  references: Reference[];
  questions: string[];
  isLike: boolean | null;
  feedback: string;
  createdAt: Date;
  lastEventId: number;
}

/** An answer with the number of its last event. */
export type WatchedSession = Session & { lastEventId: number };

const toSession = <Row extends Omit<SessionRow, 'lastEventId'>>({ createdAt, context, thoughts, ...row }: Row) => ({
  ...row,
  ...(thoughts !== '' && { thoughts }),
  ...(context !== null && { context }),
  createTime: createdAt.toISOString(),
});

interface PlacedRow extends SessionRow {
  place: number;
  chosen: boolean;
}

/** A question with all of its answers, the one that the conversation goes on from, or the newest, before all. */
const toQuestion = (rows: readonly PlacedRow[]): Session[] => {
  const answers = rows.map(({ lastEventId: _lastEventId, place: _place, chosen, ...row }) => ({
    chosen,
    answer: toSession(row),
  }));
  const current = answers.find(({ chosen }) => chosen) ?? answers.at(-1);
  if (current === undefined) return [];
  return [{ ...current.answer, ...(answers.length > 1 && { versions: answers.map(({ answer }) => answer) }) }];
};

/** Which questions of a conversation are wanted. */
export interface SessionPageQuery {
  current: number;
  size: number;
  orders?: readonly { column: string; asc: boolean }[];
}

const newestFirst = (orders: SessionPageQuery['orders']): boolean =>
  orders?.some(({ column, asc }) => column === 'createTime' && !asc) ?? false;

const columns = sql`
  s.id, s.topic_id as "topicId", s.question, s.context, ${wordsOf} as answer, ${thoughtsOf} as thoughts, s.status, s.suggesting, s.notice, s.failure, s.stage, s.passages as "references",
  s.questions, l.is_like as "isLike", coalesce(l.feedback, '') as feedback, s.created_at as "createdAt",
  s.last_event_id as "lastEventId"
`;

export type SessionStore = ReturnType<typeof sessionStore>;

/**
 * Questions with their answers. Nobody but the owner of the conversation ever gets one, unless `whose` says of a row `s` of
 * conversation `t` that it is to be read by others; and of evidence whose base is not open to the reader they get no word.
 */
export const sessionStore = (
  db: Queryable,
  { userId, ...rights }: Pick<Actor, 'userId' | 'roleIds' | 'permissions'>,
  language: Language = 'zh-CN',
  whose: Sql = sql`t.user_id = ${userId}`,
) => {
  const select = async <Row extends SessionRow>(where: Sql, more: Sql = empty): Promise<Row[]> => {
    const rows = await db.query<Row>(sql`
      select ${columns} ${more} from sessions s
      join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id
      where ${whose} and ${where}
    `);
    const hidden = await hiddenSources(
      db,
      readerOf(rights),
      rows.flatMap(({ references }) => references),
    );
    return hidden.size === 0
      ? rows
      : rows.map((row) => ({ ...row, references: withheldReferences(row.references, hidden, language) }));
  };

  return {
    find: async (id: string): Promise<WatchedSession | null> => {
      const [row] = await select<SessionRow>(sql`s.id = ${id}`);
      return row === undefined ? null : toSession(row);
    },

    /** Each answer for itself, as `which` finds and orders them. */
    list: async (which: Sql): Promise<WatchedSession[]> => (await select<SessionRow>(which)).map(toSession),

    exists: async (id: string): Promise<boolean> =>
      (
        await db.query(
          sql`select 1 from sessions s join topics t on t.id = s.topic_id where s.id = ${id} and t.user_id = ${userId}`,
        )
      ).length > 0,

    /** Oldest first, or as ordered by `createTime`. The topic must be known to be the user's own. */
    page: async (
      topicId: string,
      { current, size, orders }: SessionPageQuery,
    ): Promise<{ list: Session[]; total: number }> => {
      const desc = newestFirst(orders) ? raw('desc') : empty;
      const rows = await select<PlacedRow>(
        sql`
          s.topic_id = ${topicId} and s.place in (
            select distinct place from sessions where topic_id = ${topicId} order by place ${desc} ${pageOf({ current, size })}
          ) order by s.place ${desc}, s.version`,
        sql`, s.place, s.chosen`,
      );
      const [all] = await db.query<{ total: number }>(
        sql`select count(distinct place)::int as total from sessions where topic_id = ${topicId}`,
      );
      const places = [...new Set(rows.map(({ place }) => place))];
      const list = places.flatMap((place) => toQuestion(rows.filter((row) => row.place === place)));
      return { list, total: all?.total ?? 0 };
    },

    /** Deletes these questions, or none and answers false where one is not the user's. Running answers are stopped. */
    remove: async (ids: readonly string[]): Promise<boolean> => {
      const wanted = [...new Set(ids)];
      const own = sql`
        select s.topic_id, s.place from sessions s join topics t on t.id = s.topic_id
        where t.user_id = ${userId} and s.id in (${join(wanted)})
      `;
      const removed = await db.query(sql`
        with own as (${own}), removed as (
          delete from sessions s
          where (s.topic_id, s.place) in (select topic_id, place from own) and (select count(*) from own) = ${wanted.length}
          returning id, ${isOpen} as open
        )
        select case when open then pg_notify(${ANSWER_STOP}, id) end from removed
      `);
      return removed.length > 0;
    },

    /** Keeps the user's judgement of an own answer; `isLike` null takes it back. */
    judge: async (
      id: string,
      judgement: { isLike: boolean | null; feedback: string; platform: string },
    ): Promise<void> => {
      if (judgement.isLike === null) {
        await db.query(sql`delete from likes where session_id = ${id}`);
        return;
      }
      await db.query(sql`
        insert into likes (session_id, user_id, is_like, feedback, platform)
        values (${id}, ${userId}, ${judgement.isLike}, ${judgement.feedback}, ${judgement.platform})
        on conflict (session_id) do update set
          is_like = excluded.is_like, feedback = excluded.feedback, platform = excluded.platform, updated_at = now()
      `);
    },
  };
};
