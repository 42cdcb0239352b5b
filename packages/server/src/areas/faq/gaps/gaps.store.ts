import { type Gap, GAP_REPEATED, type GapReason, type GapState } from '@console/api/contract';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { pageOf } from '../../../db/sqlParts.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';

export interface GapQuery {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
  readonly id?: string;
  readonly kbId?: string;
  readonly reason?: GapReason;
  readonly state?: GapState;
  readonly keyword?: string;
}

interface Row {
  id: string;
  kbId: string;
  knowledgeBaseName: string;
  question: string;
  wordings: { text: string; times: number }[];
  wordingsTotal: number;
  times: number;
  people: number;
  unanswered: number;
  disliked: number;
  firstTime: Date;
  lastTime: Date;
  state: string;
  returned: number;
  settledBy: string;
  settleTime: Date | null;
  faqId: string | null;
  faqNumber: number | null;
}

const SHOWN_WORDINGS = 20;

const orderings: Readonly<Record<string, string>> = {
  question: 'g.question',
  times: 'g.times',
  people: 'g.people',
  lastTime: 'g.last_at',
};

const orderOf = (orders: GapQuery['orders'] = []): Sql => {
  const wanted = orders.flatMap(({ column, asc }) => {
    const known = Object.hasOwn(orderings, column) ? orderings[column] : undefined;
    return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'}`)];
  });
  return sql`order by ${join([...wanted, raw('g.last_at desc'), raw('g.seq desc')])}`;
};

const withReason: Readonly<Record<GapReason, Sql>> = {
  unanswered: sql`and g.unanswered > 0`,
  disliked: sql`and g.disliked > 0`,
  repeated: sql`and g.times >= ${GAP_REPEATED}::int`,
};

const containing = (keyword: string): string =>
  `%${keyword
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;

const whereOf = ({ id, kbId, reason, state, keyword = '' }: GapQuery, reader: Reader): Sql => sql`
  ${state === undefined ? sql`g.state <> 'watched'` : sql`g.state = ${state}`}
  ${kbId === undefined ? andSeenBase(reader, 'g.knowledge_base_id') : sql`and g.knowledge_base_id = ${kbId}`}
  ${id === undefined ? empty : sql`and g.id = ${id}`}
  ${reason === undefined ? empty : withReason[reason]}
  ${keyword.trim() === '' ? empty : sql`and g.search like ${containing(keyword)}`}
`;

const reasonsOf = ({ unanswered, disliked, times }: Row): GapReason[] => [
  ...(unanswered > 0 ? ['unanswered' as const] : []),
  ...(disliked > 0 ? ['disliked' as const] : []),
  ...(times >= GAP_REPEATED ? ['repeated' as const] : []),
];

const toGap = (row: Row): Gap => {
  const { firstTime, lastTime, settleTime, faqId, faqNumber, ...gap } = row;
  return {
    ...gap,
    reasons: reasonsOf(row),
    firstTime: firstTime.toISOString(),
    lastTime: lastTime.toISOString(),
    settleTime: settleTime?.toISOString() ?? null,
    faq: faqId === null || faqNumber === null ? null : { id: faqId, number: faqNumber },
  };
};

/** Groups of questions that bases do not answer well. */
export const gapStore = (db: Database) => ({
  /** Those asked last first. The total is true also past the end. */
  page: async (query: GapQuery, reader: Reader) => {
    const { current, size, orders, keyword } = query;
    const where = sql`
      from gaps g join knowledge_bases k on k.id = g.knowledge_base_id where ${whereOf(query, reader)}`;
    const searched = keyword !== undefined && keyword.trim() !== '';
    const { rows, total } = await pageWithTotal(
      db,
      { current, size, searched, count: sql`select count(*)::int as total ${where}` },
      () =>
        db.query<Row>(sql`
          select g.id, g.knowledge_base_id as "kbId", k.name as "knowledgeBaseName", g.question,
            coalesce((
              select jsonb_agg(jsonb_build_object('text', w.text, 'times', w.times) order by w.times desc, w.seq) from (
                select w.seq, w.text, w.times from gap_wordings w where w.gap_seq = g.seq and w.times > 0
                order by w.times desc, w.seq limit ${SHOWN_WORDINGS}
              ) w
            ), '[]') as wordings,
            (select count(*)::int from gap_wordings w where w.gap_seq = g.seq and w.times > 0) as "wordingsTotal",
            g.times, g.people, g.unanswered, g.disliked, g.first_at as "firstTime", g.last_at as "lastTime", g.state,
            g.returned, coalesce(u.username, '') as "settledBy", g.settled_at as "settleTime",
            f.id as "faqId", f.seq::float8 as "faqNumber"
          from (select g.seq ${where} ${orderOf(orders)} ${pageOf({ current, size })}) wanted
          join gaps g on g.seq = wanted.seq
          join knowledge_bases k on k.id = g.knowledge_base_id
          left join users u on u.id = g.settled_by
          left join faqs f on f.id = g.faq_id
          ${orderOf(orders)}`),
    );
    return { list: rows.map(toGap), total, current, size };
  },

  /** What is asked, and of which base. Null: it is gone. */
  find: async (id: string): Promise<{ kbId: string; question: string } | null> => {
    const [row] = await db.query<{ kbId: string; question: string }>(sql`
      select g.knowledge_base_id as "kbId", g.question
      from gaps g join knowledge_bases k on k.id = g.knowledge_base_id where g.id = ${id} and g.state <> 'watched'`);
    return row ?? null;
  },

  /** The words of the answers of these FAQ, as HTML. */
  answersOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await db.query<{ id: string; answer: string }>(
      sql`select id, answer from faqs where id = any(${[...ids]}::text[])`,
    );
    return new Map(rows.map(({ id, answer }) => [id, answer]));
  },
});
