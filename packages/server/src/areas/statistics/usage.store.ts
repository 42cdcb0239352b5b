import {
  MOST_GROUPS,
  type UsageFigure,
  type UsageGroup,
  type UsageGrouping,
  type UsageMeasure,
  usageMeasures,
} from '@console/api/contract';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Span } from '../../text/span.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { askedOfAssistant, type Dated, measures, sets } from './measures.js';
import { during, hourOf, weekdayOf } from './sqlParts.js';
import { spanBefore, stepsOf, timesOf } from './trend.js';

const dates: readonly Dated[] = ['asked', 'judged'];

/** What is counted is nought where there is nothing; a share or a mean of nothing is none. */
const counts: ReadonlySet<UsageMeasure> = new Set<UsageMeasure>(['questions', 'citations']);

interface Measured {
  readonly total: number | null;
  readonly steps: readonly (number | null)[];
}

const column = (name: string): Sql => raw(`"${name}"`);

/** What the answers `l` are told apart by. The rows of a base are not those of a log, but of what its answers rest on. */
const groupings: Readonly<
  Record<UsageGrouping, { readonly joins: (reader: Reader) => Sql; readonly id: Sql; readonly name: Sql }>
> = {
  assistant: {
    joins: () => sql`left join assistants a on a.id = l.assistant_id`,
    id: sql`l.assistant_id`,
    name: sql`coalesce(max(a.name), '')`,
  },
  role: {
    joins: () => sql`
        left join user_roles ur on ur.user_id = l.user_id left join roles r on r.id = ur.role_id`,
    id: sql`r.id`,
    name: sql`coalesce(max(r.name), '')`,
  },
  knowledgeBase: {
    joins: (reader) => sql`
        join (
          select l.session_id, d.knowledge_base_id from l cross join unnest(l.documents) as cited join documents d on d.id = cited
          union select l.session_id, f.knowledge_base_id from l join faqs f on f.id = l.faq_id
        ) rests on rests.session_id = l.session_id
        join knowledge_bases k on k.id = rests.knowledge_base_id ${andSeenBase(reader, 'k.id')}`,
    id: sql`k.id`,
    name: sql`max(k.name)`,
  },
};

export type UsageStore = ReturnType<typeof usageStore>;

/** How the platform is used, counted from what was asked and answered, whoever has deleted the conversation since. */
export const usageStore = (db: Queryable) => {
  /** All measures of one date over a span, as a whole and step by step. `of`: the span whose steps they are. */
  const measure = async (dated: Dated, span: Span, of: Span): Promise<Map<UsageMeasure, Measured>> => {
    const { step, begin, count } = stepsOf(of);
    const later = (of.from.getTime() - span.from.getTime()) / 1000;
    const names = usageMeasures.filter((name) => measures[name].dated === dated);
    const rows = await db.query<{ at: number | null } & Partial<Record<UsageMeasure, number | null>>>(sql`
      select l.at, ${join(names.map((name) => sql`(${measures[name].of})::float8 as ${column(name)}`))}
      from (
        select floor((extract(epoch from ${column(`${dated}_at`)})::float8 + ${later}::float8 - ${begin}::float8) / ${step}::float8)::int as at, *
        from answer_log where ${during(column(`${dated}_at`), span)}
      ) l group by grouping sets ((l.at), ())
    `);
    const byStep = new Map(rows.map((row) => [row.at, row]));
    return new Map(
      names.map((name): [UsageMeasure, Measured] => {
        const none = counts.has(name) ? 0 : null;
        const steps = Array.from({ length: count }, (_, at) => byStep.get(at)?.[name] ?? none);
        return [name, { total: byStep.get(null)?.[name] ?? none, steps }];
      }),
    );
  };

  return {
    figures: async (span: Span): Promise<UsageFigure[]> => {
      const measured = async (one: Span) =>
        new Map((await Promise.all(dates.map((dated) => measure(dated, one, span)))).flatMap((each) => [...each]));
      const [now, before] = await Promise.all([measured(span), measured(spanBefore(span))]);
      const times = timesOf(stepsOf(span));
      return usageMeasures.map((name) => ({
        measure: name,
        value: now.get(name)?.total ?? null,
        previous: before.get(name)?.total ?? null,
        trend: times.map((time, at) => ({
          time,
          value: now.get(name)?.steps[at] ?? null,
          previous: before.get(name)?.steps[at] ?? null,
        })),
      }));
    },

    by: async (span: Span, grouping: UsageGrouping, reader: Reader): Promise<UsageGroup[]> => {
      const before = spanBefore(span);
      const { joins, id, name } = groupings[grouping];
      const asked = during(sql`l.asked_at`, span);
      const judged = during(sql`l.judged_at`, span);
      const questions = grouping === 'assistant' ? askedOfAssistant : sets.questions.of;
      const share = (one: Sql, other: Sql, within: Sql): Sql => sql`
        (count(*) filter (where ${within} and ${one}))::float8 / nullif(count(*) filter (where ${within} and (${one} or ${other})), 0)`;
      return await db.query<{
        id: string | null;
        name: string;
        count: number;
        previous: number;
        grounded: number | null;
        satisfaction: number | null;
      }>(sql`
        with l as (
          select session_id, user_id, assistant_id, asked_at, judged_at, again_of, beside, used, status, is_like, documents, faq_id
          from answer_log l where ${during(sql`l.asked_at`, { from: before.from, to: span.to })} or ${judged}
        )
        select * from (
          select ${id} as id, ${name} as name,
            (count(*) filter (where ${asked} and ${questions}))::int as count,
            (count(*) filter (where ${during(sql`l.asked_at`, before)} and ${questions}))::int as previous,
            ${share(sets.grounded.of, sets.ungrounded.of, asked)} as grounded,
            ${share(sets.liked.of, sets.disliked.of, judged)} as satisfaction
          from l ${joins(reader)} group by 1
        ) g where g.count > 0 or g.previous > 0 or g.satisfaction is not null
        order by g.count desc, g.previous desc, g.id limit ${MOST_GROUPS}
      `);
    },

    hours: async (span: Span): Promise<number[][]> => {
      const rows = await db.query<{ weekday: number; hour: number; count: number }>(sql`
        select ${weekdayOf} as weekday, ${hourOf} as hour, count(*)::int as count from answer_log l
        where ${during(sql`l.asked_at`, span)} and ${sets.questions.of} group by 1, 2
      `);
      const table = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
      for (const { weekday, hour, count } of rows) {
        const day = table[weekday];
        if (day) day[hour] = count;
      }
      return table;
    },
  };
};
