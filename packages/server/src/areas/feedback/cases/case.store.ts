import type {
  AgainAnswer,
  AnswerNotice,
  AnswerStatus,
  CaseCause,
  CaseEvent,
  CaseEventKind,
  FeedbackCase,
  FeedbackStatus,
  Mend,
  Reference,
  SameCase,
} from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { isForeignKeyViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { basesForFaq, hiddenSources, type Reader, withheldReferences } from '../../../visibility/index.js';
import { addCaseEvent } from './caseEvents.js';
import { caseFactsOf, suggestedCause } from './caseFacts.js';
import { hiddenBases } from './mends.store.js';

interface CaseRow {
  id: string;
  number: number;
  status: FeedbackStatus;
  topicId: string;
  question: string;
  answer: string;
  answerStatus: AnswerStatus;
  notice: AnswerNotice | null;
  failure: string | null;
  references: Reference[];
  found: number | null;
  firstWord: number | null;
  total: number | null;
  askedTime: Date;
  feedback: string;
  feedbackTime: Date;
  userId: string;
  username: string;
  assistantId: string | null;
  assistantName: string;
  assigneeId: string | null;
  assigneeName: string;
  dueTime: Date | null;
  cause: CaseCause | null;
  again: AgainAnswer | null;
  reopened: number;
  reply: string;
  knowledgeBases: { id: string; name: string }[];
}

interface EventRow {
  id: number;
  kind: CaseEventKind;
  username: string;
  time: Date;
  text: string;
  mend: Mend | null;
}

/** What is said of cases. Left out: stays; null: nobody, never, none. */
export interface CaseChange {
  readonly assigneeId?: string | null;
  readonly dueTime?: Date | null;
  readonly cause?: CaseCause | null;
  readonly status?: 'pending' | 'processing' | 'ignored';
}

/** Other cases of the same question that are told. */
const MOST_SAME = 20;

const isOpen = sql`h.status in ('pending', 'processing')`;

const sameAs = (db: Queryable, id: string): Promise<SameCase[]> =>
  db.query<SameCase>(sql`
    with own as (
      select t.gap_seq from answer_log l join gap_turns t on t.asking = coalesce(l.again_of, l.session_id)
      where l.session_id = ${id}
    )
    select h.session_id as id, h.number, s.question, u.username, h.status,
      case
        when h.again is null then null
        when h.again ->> 'failure' is not null then 'failed'
        when btrim(h.again ->> 'answer', E' \\n\\t') = btrim(s.answer, E' \\n\\t') then 'same'
        else 'changed'
      end as again
    from answer_handling h join sessions s on s.id = h.session_id join topics t on t.id = s.topic_id
    join users u on u.id = t.user_id
    where h.number is not null and h.session_id <> ${id} and h.session_id in (
      select l.session_id from gap_turns g join answer_log l on coalesce(l.again_of, l.session_id) = g.asking
      where g.gap_seq in (select gap_seq from own)
    ) order by ${isOpen} desc, h.number desc limit ${MOST_SAME}`);

const eventsOf = async (db: Queryable, id: string, reader: Reader): Promise<CaseEvent[]> => {
  const rows = await db.query<EventRow>(sql`
    select e.id, e.kind, coalesce(u.username, '') as username, e.at as time, e.text, e.mend
    from case_events e left join users u on u.id = e.user_id where e.session_id = ${id} order by e.id`);
  const bases = rows.flatMap(({ mend }) => mend?.knowledgeBaseId ?? []);
  const hidden = reader.seesAll ? new Set<string>() : await hiddenBases(db, reader, bases);
  return rows.map(({ id: event, time, mend, ...row }) => ({
    ...row,
    id: String(event),
    time: time.toISOString(),
    mend: mend?.knowledgeBaseId && hidden.has(mend.knowledgeBaseId) ? { ...mend, name: '' } : mend,
  }));
};

/** The answers that people disliked, each until it is better. */
export const caseStore = (db: Queryable) => ({
  /** Null: there is no such case. */
  read: async (id: string, reader: Reader, language: Language): Promise<FeedbackCase | null> => {
    const [row] = await db.query<CaseRow>(sql`
      select h.session_id as id, h.number::float8 as number, h.status, s.topic_id as "topicId", s.question, s.answer,
        s.status as "answerStatus", s.notice, s.failure, s.passages as "references",
        round(extract(epoch from s.found_at - s.created_at) * 1000)::float8 as found,
        round(extract(epoch from s.first_word_at - s.created_at) * 1000)::float8 as "firstWord",
        round(extract(epoch from s.ended_at - s.created_at) * 1000)::float8 as total,
        s.created_at as "askedTime", l.feedback, l.updated_at as "feedbackTime", u.id as "userId", u.username,
        s.assistant_id as "assistantId", coalesce(a.name, '') as "assistantName", h.assignee_id as "assigneeId",
        coalesce(au.username, '') as "assigneeName", h.due_at as "dueTime", h.cause, h.again, h.reopened, h.reply,
        ${basesForFaq(reader)} as "knowledgeBases"
      from answer_handling h join sessions s on s.id = h.session_id join likes l on l.session_id = s.id
      join topics t on t.id = s.topic_id join users u on u.id = t.user_id
      left join assistants a on a.id = s.assistant_id left join users au on au.id = h.assignee_id
      where h.session_id = ${id} and h.number is not null`);
    if (row === undefined) return null;
    const { found, firstWord, total, askedTime, feedbackTime, dueTime, again, references, ...rest } = row;
    const hidden = await hiddenSources(db, reader, [...references, ...(again?.references ?? [])]);
    const facts = await caseFactsOf(db, id, reader);
    const events = await eventsOf(db, id, reader);
    return {
      ...rest,
      references: withheldReferences(references, hidden, language),
      timing: { found, firstWord, total },
      askedTime: askedTime.toISOString(),
      feedbackTime: feedbackTime.toISOString(),
      dueTime: dueTime?.toISOString() ?? null,
      again: again && { ...again, references: withheldReferences(again.references, hidden, language) },
      facts,
      suggested: suggestedCause(facts),
      events,
      mends: events.flatMap(({ mend }) => mend ?? []),
      same: await sameAs(db, id),
    };
  },

  /** Changes all of them, or none. Throws `feedback_not_found` and `user_not_found`. */
  change: async (
    ids: readonly string[],
    { assigneeId, dueTime, cause, status }: CaseChange,
    userId: string,
  ): Promise<void> => {
    const wanted = [...new Set(ids)];
    const closed = status === 'ignored' ? sql`now()` : sql`null`;
    try {
      const rows = await db.query<{ assigneeName: string }>(sql`
        update answer_handling h set handled_by = ${userId}, handle_time = now()
          ${assigneeId === undefined ? empty : sql`, assignee_id = ${assigneeId}`}
          ${dueTime === undefined ? empty : sql`, due_at = ${dueTime}::timestamptz`}
          ${cause === undefined ? empty : sql`, cause = ${cause}`}
          ${status === undefined ? empty : sql`, status = ${status}, closed_at = ${closed}::timestamptz`}
        where h.session_id = any(${wanted}::text[]) and h.number is not null
        returning coalesce((select u.username from users u where u.id = h.assignee_id), '') as "assigneeName"`);
      if (rows.length < wanted.length) throw fail('feedback_not_found');
      const note = (kind: CaseEventKind, text = '') => addCaseEvent(db, { ids: wanted, kind, userId, text });
      if (assigneeId !== undefined) await note('assigned', rows[0]?.assigneeName);
      if (dueTime !== undefined) await note('due', dueTime?.toISOString());
      if (cause !== undefined) await note('cause', cause ?? '');
      if (status !== undefined) await note(status === 'ignored' ? 'ignored' : 'returned', status);
    } catch (error) {
      throw isForeignKeyViolation(error, 'answer_handling_assignee_id_fkey') ? fail('user_not_found') : error;
    }
  },

  isThere: async (id: string): Promise<boolean> =>
    (await db.query(sql`select 1 from answer_handling where session_id = ${id} and number is not null`)).length > 0,

  /** Keeps what the assistant says now. */
  keepAgain: async (id: string, again: AgainAnswer): Promise<void> => {
    await db.query(sql`update answer_handling set again = ${json(again)} where session_id = ${id}`);
  },

  /** The FAQ that now answers it. */
  keepFaq: async (id: string, faqId: string): Promise<void> => {
    await db.query(sql`update answer_handling set faq_id = ${faqId} where session_id = ${id}`);
  },
});
