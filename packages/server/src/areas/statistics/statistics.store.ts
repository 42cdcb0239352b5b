import type {
  analyseFaqCalls,
  analyseFeedback,
  analyseFileCalls,
  analyseQaCalls,
  ReplyOf,
} from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Span } from '../../text/span.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../visibility/index.js';
import { countOf, measures } from './measures.js';
import { during } from './sqlParts.js';
import { spanBefore, stepsOf, timesOf } from './trend.js';
import { usageStore } from './usage.store.js';

type Figure = ReplyOf<typeof analyseFaqCalls>['total'];

const askedAt = sql`l.asked_at`;
const judgedAt = sql`l.judged_at`;

export type StatisticsStore = ReturnType<typeof statisticsStore>;

/** Figures counted from what was asked and answered, whoever has deleted the conversation since. */
export const statisticsStore = (db: Queryable) => {
  /** One aggregate over a span and over the one before it. */
  const figure = async (span: Span, column: Sql, aggregate: Sql): Promise<Figure> => {
    const [value, previous] = await Promise.all(
      [span, spanBefore(span)].map(async (one) => {
        const [row] = await db.query<{ value: number | null }>(
          sql`select (${aggregate})::float8 as value from answer_log l where ${during(column, one)}`,
        );
        return row?.value ?? null;
      }),
    );
    return { value: value ?? null, previous: previous ?? null };
  };

  /** An aggregate for each step of a span. `later`: seconds that are added to a time to find its step. */
  const steps = async (span: Span, of: Span, later: number, column: Sql, aggregate: Sql): Promise<number[]> => {
    const { step, begin, count } = stepsOf(span);
    const rows = await db.query<{ at: number; value: number }>(sql`
      select floor((extract(epoch from ${column})::float8 + ${later}::float8 - ${begin}::float8) / ${step}::float8)::int as at,
        (${aggregate})::int as value
      from answer_log l where ${during(column, of)} group by 1
    `);
    const values = Array.from({ length: count }, () => 0);
    for (const { at, value } of rows) if (at >= 0 && at < count) values[at] = value;
    return values;
  };

  const trend = async (span: Span, aggregate: Sql) => {
    const [now, before] = await Promise.all([
      steps(span, span, 0, askedAt, aggregate),
      steps(span, spanBefore(span), (span.to.getTime() - span.from.getTime()) / 1000, askedAt, aggregate),
    ]);
    return timesOf(stepsOf(span)).map((time, at) => ({ time, value: now[at] ?? 0, previous: before[at] ?? 0 }));
  };

  const usage = usageStore(db);

  return {
    faq: async (span: Span, reader: Reader): Promise<ReplyOf<typeof analyseFaqCalls>> => ({
      total: await figure(span, askedAt, countOf('faq')),
      rate: await figure(span, askedAt, measures.faq.of),
      trend: await trend(span, countOf('faq')),
      top: await db.query<{ id: string; question: string; knowledgeBaseName: string; count: number }>(sql`
        select f.id, f.question, k.name as "knowledgeBaseName", count(*)::int as count
        from answer_log l join faqs f on f.id = l.faq_id join knowledge_bases k on k.id = f.knowledge_base_id
        where ${during(askedAt, span)} ${andSeenBase(reader, 'k.id')} group by f.id, f.question, k.name order by 4 desc, f.id limit 10
      `),
    }),

    files: async (span: Span, reader: Reader): Promise<ReplyOf<typeof analyseFileCalls>> => ({
      total: await figure(span, askedAt, measures.citations.of),
      trend: await trend(span, measures.citations.of),
      top: await db.query<{ documentId: string; name: string; knowledgeBaseName: string; count: number }>(sql`
        select d.id as "documentId", d.name, k.name as "knowledgeBaseName", count(*)::int as count
        from answer_log l cross join unnest(l.documents) as cited
        join documents d on d.id = cited join knowledge_bases k on k.id = d.knowledge_base_id
        where ${during(askedAt, span)} ${andSeenBase(reader, 'k.id')} group by d.id, d.name, k.name order by 4 desc, d.id limit 10
      `),
    }),

    questions: async (span: Span, reader: Reader): Promise<ReplyOf<typeof analyseQaCalls>> => ({
      total: await figure(span, askedAt, measures.questions.of),
      grounded: await figure(span, askedAt, measures.grounded.of),
      firstWord: await figure(span, askedAt, measures.firstWord.of),
      trend: await trend(span, measures.questions.of),
      assistants: (await usage.by(span, 'assistant', reader))
        .filter(({ count }) => count > 0)
        .map(({ id, name, count, grounded, satisfaction }) => ({
          id,
          assistantName: name,
          count,
          satisfaction,
          ungrounded: grounded === null ? null : 1 - grounded,
        })),
    }),

    feedback: async (span: Span): Promise<ReplyOf<typeof analyseFeedback>> => {
      const [liked, disliked] = [countOf('liked'), countOf('disliked')];
      const [likes, dislikes] = await Promise.all([
        steps(span, span, 0, judgedAt, liked),
        steps(span, span, 0, judgedAt, disliked),
      ]);
      const [handling] = await db.query<{ pending: number; processing: number; done: number; ignored: number }>(sql`
        select (count(*) filter (where coalesce(h.status, 'pending') = 'pending'))::int as pending,
          (count(*) filter (where h.status = 'processing'))::int as processing,
          (count(*) filter (where h.status = 'done'))::int as done,
          (count(*) filter (where h.status = 'ignored'))::int as ignored
        from answer_log l join sessions s on s.id = l.session_id left join answer_handling h on h.session_id = s.id
        where not l.is_like and ${during(judgedAt, span)}
      `);
      return {
        likes: await figure(span, judgedAt, liked),
        dislikes: await figure(span, judgedAt, disliked),
        satisfaction: await figure(span, judgedAt, measures.satisfaction.of),
        trend: timesOf(stepsOf(span)).map((time, at) => ({
          time,
          likes: likes[at] ?? 0,
          dislikes: dislikes[at] ?? 0,
        })),
        handling: handling ?? { pending: 0, processing: 0, done: 0, ignored: 0 },
      };
    },

    countFaq: async (reader: Reader) => {
      const knowledgeBases = await db.query<{ id: string; name: string; count: number; enabled: number }>(sql`
        select k.id, k.name, count(*)::int as count, (count(*) filter (where f.enabled))::int as enabled
        from faqs f join knowledge_bases k on k.id = f.knowledge_base_id
        where true ${andSeenBase(reader, 'k.id')} group by k.id, k.name order by 3 desc, k.name
      `);
      return {
        total: knowledgeBases.reduce((sum, { count }) => sum + count, 0),
        enabled: knowledgeBases.reduce((sum, { enabled }) => sum + enabled, 0),
        knowledgeBases: knowledgeBases.map(({ id, name, count }) => ({ id, name, count })),
      };
    },

    news: async (reader: Reader) => {
      const rows = await db.query<{
        id: string;
        title: string;
        kind: 'document' | 'knowledgeBase' | 'faq' | 'assistant';
        time: Date;
        href: string;
      }>(sql`
        select * from (
          (select id, name as title, 'document' as kind, updated_at as time,
            '/assistantAI/knowledgeBase/chunks?id=' || id as href
            from documents where status = 'ready' ${andSeenBase(reader, 'knowledge_base_id')} order by updated_at desc limit 20)
          union all
          (select id, name, 'knowledgeBase', updated_at, '/assistantAI/knowledgeBase/index?base=' || id
            from knowledge_bases where true ${andSeenBase(reader, 'id')} order by updated_at desc limit 20)
          union all
          (select id, question, 'faq', updated_at, '/assistantAI/knowledgeBase/index?base=' || knowledge_base_id
            from faqs where knowledge_base_id not in (select id from removed_bases) ${andSeenBase(reader, 'knowledge_base_id')}
            order by updated_at desc, seq desc limit 20)
          union all
          (select id, name, 'assistant', updated_at, '/assistantAI/assistant/' || id
            from assistants where not removed and enabled ${andSeenAssistant(reader, 'id')} order by updated_at desc limit 20)
        ) changed order by time desc, id limit 20
      `);
      return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
    },
  };
};
