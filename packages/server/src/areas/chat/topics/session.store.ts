import type {
  AnswerNotice,
  AnswerStatus,
  HostContext,
  KeptAbout,
  Reference,
  Session,
  Stage,
} from '@console/api/contract';
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
  from: { id: string; name: string } | null;
  question: string;
  context: HostContext | null;
  about: KeptAbout | null;
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

const toSession = <Row extends Omit<SessionRow, 'lastEventId'>>({
  createdAt,
  context,
  about,
  thoughts,
  from,
  ...row
}: Row) => ({
  ...row,
  ...(from !== null && { from }),
  ...(thoughts !== '' && { thoughts }),
  ...(context !== null && { context }),
  ...(about !== null && { about }),
  createTime: createdAt.toISOString(),
});

interface PlacedRow extends SessionRow {
  place: number;
  chosen: boolean;
  beside: boolean;
}

/** A question with all of its answers, the one that the conversation goes on from, or the newest, before all. */
const toQuestion = (rows: readonly PlacedRow[]): Session[] => {
  const answers = rows.map(({ lastEventId: _lastEventId, place: _place, chosen, beside: _beside, ...row }) => ({
    chosen,
    answer: toSession(row),
  }));
  const current = answers.find(({ chosen }) => chosen) ?? answers.at(-1);
  if (current === undefined) return [];
  const undecided = rows.some(({ beside }) => beside) && !rows.some(({ chosen }) => chosen);
  return [
    {
      ...current.answer,
      ...(answers.length > 1 && { versions: answers.map(({ answer }) => answer), ...(undecided && { undecided }) }),
    },
  ];
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
  s.id, s.topic_id as "topicId", s.question, s.context, s.about, ${wordsOf} as answer, ${thoughtsOf} as thoughts, s.status, s.suggesting, s.notice, s.failure, s.stage, s.passages as "references",
  s.questions, l.is_like as "isLike", coalesce(l.feedback, '') as feedback, s.created_at as "createdAt",
  s.last_event_id as "lastEventId",
  case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name) end as "from"
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
      left join assistants a on a.id = s.assistant_id
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
        sql`, s.place, s.chosen, s.beside`,
      );
      const [all] = await db.query<{ total: number }>(
        sql`select count(distinct place)::int as total from sessions where topic_id = ${topicId}`,
      );
      const places = [...new Set(rows.map(({ place }) => place))];
      const list = places.flatMap((place) => toQuestion(rows.filter((row) => row.place === place)));
      return { list, total: all?.total ?? 0 };
    },

    /**
     * Goes on from one of several answers that were asked for together: the conversation is with its assistant then. Answers
     * those that are still being written; null where the user has no such answer, false where others were asked after it.
     */
    keep: async (id: string): Promise<string[] | false | null> => {
      const [answer] = await db.query<{ topicId: string; place: number; last: boolean }>(sql`
        select s.topic_id as "topicId", s.place,
          s.beside and not exists (select 1 from sessions l where l.topic_id = s.topic_id and l.place > s.place) as last
        from sessions s join topics t on t.id = s.topic_id where s.id = ${id} and t.user_id = ${userId} for update of t`);
      if (answer === undefined) return null;
      if (!answer.last) return false;
      const { topicId, place } = answer;
      const at = sql`topic_id = ${topicId} and place = ${place}`;
      await db.query(sql`update sessions set chosen = (id = ${id}) where ${at} and chosen <> (id = ${id})`);
      await db.query(sql`
        update topics set assistant_id = (select assistant_id from sessions where id = ${id}) where id = ${topicId}`);
      const others = await db.query<{ id: string }>(
        sql`select id from sessions where ${at} and id <> ${id} and status = 'running'`,
      );
      return others.map((other) => other.id);
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
