import type { AnswerFeedback, CaseCause, FeedbackStatus, pageAnswerFeedback, ReplyOf } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isForeignKeyViolation } from '../../db/sqlError.js';
import type { Language } from '../../http/messages.js';
import { andSeenBase, citedBases, hiddenSources, type Reader, withheld } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import { containing, during, type FeedbackPage, orderBy } from './sqlParts.js';
import { addCaseEvent } from './cases/caseEvents.js';
import type { Handling } from './userFeedback.store.js';
import { pageOf } from '../../db/sqlParts.js';

export interface AnswerFeedbackFilter extends FeedbackPage {
  readonly isLike?: boolean;
  readonly status?: FeedbackStatus;
  readonly assistantId?: string;
  readonly knowledgeBaseId?: string;
  readonly id?: string;
  readonly assigneeId?: string;
  readonly cause?: CaseCause | null;
  readonly overdue?: true;
  readonly open?: true;
}

interface Row {
  id: string;
  topicId: string;
  question: string;
  answer: string;
  isLike: boolean;
  feedback: string;
  assistantId: string | null;
  assistantName: string;
  knowledgeBases: { id: string; name: string }[];
  references: { documentId: string; documentName: string; chunkId: string; content: string; faqId?: string }[];
  username: string;
  feedbackTime: Date;
  status: FeedbackStatus;
  handleNote: string;
  handledBy: string;
  handleTime: Date | null;
  faqId: string | null;
  number: number | null;
  assigneeId: string | null;
  assigneeName: string;
  dueTime: Date | null;
  overdue: boolean;
  cause: CaseCause | null;
  reopened: number;
}

const toFeedback = ({ feedbackTime, handleTime, dueTime, ...row }: Row): AnswerFeedback => ({
  ...row,
  dueTime: dueTime?.toISOString() ?? null,
  feedbackTime: feedbackTime.toISOString(),
  handleTime: handleTime?.toISOString() ?? null,
});

const status = sql`coalesce(h.status, 'pending')`;

const from = sql`
  from likes l
  join sessions s on s.id = l.session_id
  join topics t on t.id = s.topic_id
  join users u on u.id = l.user_id
  left join assistants a on a.id = s.assistant_id
  left join answer_handling h on h.session_id = s.id
  left join users hu on hu.id = h.handled_by
  left join users au on au.id = h.assignee_id
`;

/** A disliked answer that waits, and one that has waited too long. */
const open = sql`(not l.is_like and ${status} in ('pending', 'processing'))`;
const overdue = sql`(${open} and coalesce(h.due_at < now(), false))`;

/** The bases that the references of answer `s` come from. */
const basesOf = (reader: Reader) => sql`
  select k.id, k.name from knowledge_bases k where k.id in (${citedBases}) ${andSeenBase(reader, 'k.id')}`;

type FeedbackCounts = ReplyOf<typeof pageAnswerFeedback>['counts'];

/** What is left of a reference that whoever reads the feedback may not see. */
const withheldSource = { documentId: 'withheld', chunkId: 'withheld', faqId: undefined };

/** What has happened to a case that is set to it. */
const eventOf = { pending: 'returned', processing: 'returned', done: 'closed', ignored: 'ignored' } as const;

/** Answers that were judged, with what they rest on and what was done about the judgement. */
export const answerFeedbackStore = (db: Database) => ({
  /** The latest judgement first. Total and counts are true also past the end. */
  page: async (
    filter: AnswerFeedbackFilter,
    { reader, userId, language }: { readonly reader: Reader; readonly userId: string; readonly language: Language },
  ) => {
    const bases = basesOf(reader);
    const { current, size, orders, keyword = '', assistantId, knowledgeBaseId, id, cause } = filter;
    const conditions = sql`
      true ${during('l.updated_at', filter)}
      ${id === undefined ? empty : sql`and s.id = ${id}`}
      ${cause === undefined ? empty : sql`and h.number is not null and h.cause is not distinct from ${cause}`}
      ${assistantId === undefined ? empty : sql`and s.assistant_id = ${assistantId}`}
      ${knowledgeBaseId === undefined ? empty : sql`and exists (select 1 from (${bases}) b where b.id = ${knowledgeBaseId})`}
      ${
        keyword.trim() === ''
          ? empty
          : sql`and (s.question ilike ${containing(keyword)} or s.answer ilike ${containing(keyword)}
              or l.feedback ilike ${containing(keyword)})`
      }
    `;
    const narrowed = sql`
      ${filter.isLike === undefined ? sql`true` : sql`l.is_like = ${filter.isLike}::boolean`}
      ${filter.status === undefined ? empty : sql`and ${status} = ${filter.status}`}
      ${filter.assigneeId === undefined ? empty : sql`and h.assignee_id = ${filter.assigneeId}`}
      ${filter.overdue === undefined ? empty : sql`and ${overdue}`}
      ${filter.open === undefined ? empty : sql`and ${open}`}
    `;
    const columns = {
      feedbackTime: 'l.updated_at',
      handleTime: 'h.handle_time',
      isLike: 'l.is_like',
      number: 'h.number',
      dueTime: 'h.due_at',
    };
    const rows = await db.query<Row>(sql`
      select s.id, s.topic_id as "topicId", s.question, s.answer, l.is_like as "isLike", l.feedback,
        s.assistant_id as "assistantId", coalesce(a.name, '') as "assistantName",
        coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name) from (${bases}) b), '[]')
          as "knowledgeBases",
        coalesce((
          select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('documentId', one -> 'documentId', 'documentName',
            one -> 'documentName', 'chunkId', one -> 'chunkId', 'content', one -> 'content', 'faqId', one -> 'faqId')))
          from jsonb_array_elements(s.passages) one
        ), '[]') as references,
        u.username, l.updated_at as "feedbackTime", ${status} as status, coalesce(h.handle_note, '') as "handleNote",
        coalesce(hu.username, '') as "handledBy", h.handle_time as "handleTime", h.faq_id as "faqId",
        case when not l.is_like then h.number::float8 end as number, h.assignee_id as "assigneeId",
        coalesce(au.username, '') as "assigneeName", h.due_at as "dueTime", ${overdue} as overdue, h.cause,
        coalesce(h.reopened, 0) as reopened
      ${from} where ${conditions} and ${narrowed}
      ${orderBy(orders, columns, 'l.updated_at desc, s.id')} ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number } & FeedbackCounts>(sql`
      select (count(*) filter (where ${narrowed}))::int as total,
        (count(*) filter (where l.is_like))::int as like,
        (count(*) filter (where not l.is_like))::int as dislike,
        (count(*) filter (where ${status} = 'pending'))::int as pending,
        (count(*) filter (where ${open}))::int as open,
        (count(*) filter (where ${open} and h.assignee_id = ${userId}))::int as mine,
        (count(*) filter (where ${overdue}))::int as overdue
      ${from} where ${conditions}
    `);
    const { total = 0, ...counts } = all ?? { like: 0, dislike: 0, pending: 0, open: 0, mine: 0, overdue: 0 };
    const hidden = await hiddenSources(
      db,
      reader,
      rows.flatMap(({ references }) => references),
    );
    const list = rows.map((row) =>
      toFeedback({ ...row, references: withheld(row.references, hidden, { language, without: withheldSource }) }),
    );
    return { list, total, current, size, counts };
  },

  /** Sets all of them, or none. Throws `session_not_found` and `faq_not_found`. */
  handle: async (
    ids: readonly string[],
    { status: wantedStatus, handleNote, handledBy, faqId }: Handling & { readonly faqId?: string },
  ): Promise<void> => {
    const wanted = [...new Set(ids)];
    const isOver = wantedStatus === 'done' || wantedStatus === 'ignored';
    const closedAt = isOver ? sql`now()` : sql`null::timestamptz`;
    try {
      await db.transaction(async (tx) => {
        const rows = await tx.query(sql`
          insert into answer_handling (session_id, status, handle_note, handled_by, handle_time, faq_id, closed_at)
          select session_id, ${wantedStatus}, ${handleNote ?? ''}, ${handledBy}, now(), ${faqId ?? null}, ${closedAt}
          from likes where session_id = any(${wanted}::text[])
          on conflict (session_id) do update set status = excluded.status, closed_at = excluded.closed_at,
            handle_note = coalesce(${handleNote ?? null}::text, answer_handling.handle_note),
            faq_id = coalesce(excluded.faq_id, answer_handling.faq_id),
            handled_by = excluded.handled_by, handle_time = now()
          returning session_id
        `);
        if (rows.length < wanted.length) throw fail('session_not_found');
        const kind = eventOf[wantedStatus];
        await addCaseEvent(tx, {
          ids: wanted,
          kind,
          userId: handledBy,
          text: kind === 'closed' ? handleNote : wantedStatus,
        });
      });
    } catch (error) {
      throw isForeignKeyViolation(error, 'answer_handling_faq_id_fkey') ? fail('faq_not_found') : error;
    }
  },
});
