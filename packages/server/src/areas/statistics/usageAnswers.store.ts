import { type AnswerStatus, type UsageAnswer, type UsageSet, usageSets } from '@console/api/contract';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pageOf } from '../../db/sqlParts.js';
import type { Span } from '../../text/span.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { askedOfAssistant, type Dated, sets } from './measures.js';
import { during, hourOf, weekdayOf } from './sqlParts.js';

/** Which answers stand behind a number. Left out: whichever. */
export interface UsageFilter {
  readonly assistantId?: string | null;
  readonly knowledgeBaseId?: string;
  readonly roleId?: string | null;
  readonly documentId?: string;
  readonly weekday?: number;
  readonly hour?: number;
}

/** Who looks behind a number. */
interface Looker {
  readonly reader: Reader;
  /** What somebody asked, as the looker may read it. */
  readonly readable: (text: string) => string;
}

interface Row {
  id: string;
  topicId: string | null;
  question: string;
  username: string;
  status: AnswerStatus;
  used: number;
  faq: boolean;
  isLike: boolean | null;
  firstWord: number | null;
  askedTime: Date;
}

const columnOf: Readonly<Record<Dated, Sql>> = { asked: sql`l.asked_at`, judged: sql`l.judged_at` };

const role = (roleId: string | null): Sql =>
  roleId === null
    ? sql`and not exists (select 1 from user_roles ur where ur.user_id = l.user_id)`
    : sql`and exists (select 1 from user_roles ur where ur.user_id = l.user_id and ur.role_id = ${roleId})`;

/** Both what cites a document of the base and what one of its FAQ answered. */
const base = (id: string, reader: Reader): Sql => sql`
  and exists (select 1 from knowledge_bases k where k.id = ${id} ${andSeenBase(reader, 'k.id')})
  and (
    exists (select 1 from documents d where d.id = any(l.documents) and d.knowledge_base_id = ${id})
    or exists (select 1 from faqs f where f.id = l.faq_id and f.knowledge_base_id = ${id})
  )`;

const document = (id: string, reader: Reader): Sql => sql`
  and l.documents @> array[${id}]::text[] and l.documents <> '{}'
  and exists (select 1 from documents d where d.id = ${id} ${andSeenBase(reader, 'd.knowledge_base_id')})`;

const narrowed = (filter: UsageFilter, reader: Reader): Sql => sql`
  ${
    filter.assistantId === undefined
      ? empty
      : filter.assistantId === null
        ? sql`and l.assistant_id is null`
        : sql`and l.assistant_id = ${filter.assistantId}`
  }
  ${filter.knowledgeBaseId === undefined ? empty : base(filter.knowledgeBaseId, reader)}
  ${filter.roleId === undefined ? empty : role(filter.roleId)}
  ${filter.documentId === undefined ? empty : document(filter.documentId, reader)}
  ${filter.weekday === undefined ? empty : sql`and ${weekdayOf} = ${filter.weekday}`}
  ${filter.hour === undefined ? empty : sql`and ${hourOf} = ${filter.hour}`}`;

/** Which answers `l` belong to a set, among those of a filter. */
const isOf = (set: UsageSet, { assistantId }: UsageFilter): Sql =>
  set === 'questions' && assistantId !== undefined ? askedOfAssistant : sets[set].of;

type Counts = Record<UsageSet, number>;

/** The answers behind the numbers of `usageStore`. */
export const usageAnswersStore = (db: Queryable) => {
  const count = async (span: Span, filter: UsageFilter, reader: Reader): Promise<Counts> => {
    const within = (set: UsageSet): Sql => sql`
      (count(*) filter (where ${during(columnOf[sets[set].dated], span)} and ${isOf(set, filter)}))::int as ${raw(`"${set}"`)}`;
    const [row] = await db.query<Counts>(sql`
      select ${join(usageSets.map(within))} from answer_log l
      where (${during(columnOf.asked, span)} or ${during(columnOf.judged, span)}) ${narrowed(filter, reader)}`);
    if (row === undefined) throw new Error('an aggregate without a row');
    return row;
  };

  return {
    count,

    page: async (
      span: Span,
      { set, current, size, ...filter }: UsageFilter & { set: UsageSet; current: number; size: number },
      { reader, readable }: Looker,
    ) => {
      const where = sql`
        ${during(columnOf[sets[set].dated], span)} and ${isOf(set, filter)} ${narrowed(filter, reader)}`;
      const rows = await db.query<Row>(sql`
        select p.session_id as id, s.topic_id as "topicId", p.question, case when s.id is null then '' else coalesce(u.username, '') end as username, p.status, p.used,
          p.faq_id is not null as faq, p.is_like as "isLike", p.asked_at as "askedTime",
          round(extract(epoch from p.first_word_at - p.asked_at) * 1000)::float8 as "firstWord"
        from (
          select l.* from answer_log l where ${where} order by l.asked_at desc, l.session_id ${pageOf({ current, size })}
        ) p
        left join sessions s on s.id = p.session_id left join users u on u.id = p.user_id
        order by p.asked_at desc, p.session_id`);
      const [all] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from answer_log l where ${where}`,
      );
      const list: UsageAnswer[] = rows.map(({ askedTime, question, ...row }) => ({
        ...row,
        question: readable(question),
        askedTime: askedTime.toISOString(),
      }));
      return { list, total: all?.total ?? 0, current, size };
    },
  };
};
