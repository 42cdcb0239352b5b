import type { ReviewSummary, TripleCandidate, TripleDecision } from '@console/api/contract';
import { SAFE_CONFIDENCE } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, pageOf } from '../../../db/sqlParts.js';
import { isOf, type ReviewOf } from './reviewOf.js';

export interface CandidateFilter {
  readonly predicate?: string;
  readonly decision?: TripleDecision;
  readonly marked?: boolean;
  readonly keyword?: string;
}

export interface WantedPage {
  readonly current: number;
  readonly size: number;
  /** The page that this one is on. */
  readonly at?: string;
}

/** Waiting, sure enough, and nothing to be careful about. */
export const isSafe = sql`decision = 'waiting' and not passed and marks = '{}' and confidence >= ${SAFE_CONFIDENCE}::float8`;

const filtered = (
  of: ReviewOf,
  { predicate = '', decision, marked = false, keyword = '' }: CandidateFilter,
): Sql => sql`
  ${isOf(of)} ${predicate === '' ? empty : sql`and predicate = ${predicate}`}
  ${decision === undefined ? empty : sql`and decision = ${decision}`}
  ${marked ? sql`and marks <> '{}'` : empty}
  ${matching(keyword, 'subject', 'object', 'predicate', 'condition', 'sentence')}`;

const rowsOf = (db: Queryable, shown: Sql): Promise<TripleCandidate[]> =>
  db.query<TripleCandidate>(sql`
    select c.id, c.number, jsonb_build_object('name', c.subject, 'entityType', c.subject_type) as subject, c.predicate,
      jsonb_build_object('name', c.object, 'entityType', c.object_type) as object, c.condition,
      c.confidence, c.marks, c.decision, c.resolution, c.found, c.passed,
      coalesce(u.username, '') as "decidedBy", c.sentence, c.positions,
      case when d.id is null then null else jsonb_build_object(
        'documentId', d.id, 'documentName', d.name, 'chunkId', k.id, 'chunkIndex', c.chunk_index,
        'positions', c.chunk_positions
      ) || case when c.place is null then '{}'::jsonb else jsonb_build_object('place', c.place) end end as source
    from (${shown}) c
    left join users u on u.id = c.decided_by
    left join documents d on d.id = c.document_id
    left join chunks k on k.id = c.chunk_id and k.parsing = d.parsing
    order by c.number`);

interface Counted {
  readonly predicate: string;
  readonly total: number;
  readonly waiting: number;
  readonly safe: number;
  readonly seen: number;
  readonly accepted: number;
  readonly passed: number;
  readonly marked: number;
  readonly returned: number;
}

/** Of the whole task or import. */
export const summaryOf = async (db: Queryable, of: ReviewOf): Promise<ReviewSummary> => {
  const rows = await db.query<Counted>(sql`
    select predicate, count(*)::int as total,
      (count(*) filter (where decision = 'waiting' and not passed))::int as waiting,
      (count(*) filter (where ${isSafe}))::int as safe,
      (count(*) filter (where decision <> 'waiting'))::int as seen,
      (count(*) filter (where decision = 'accepted' and not passed))::int as accepted,
      (count(*) filter (where passed))::int as passed,
      (count(*) filter (where marks <> '{}'))::int as marked,
      (count(*) filter (where returned))::int as returned
    from triple_candidates where ${isOf(of)} group by predicate order by total desc, predicate`);
  const sum = (counted: Exclude<keyof Counted, 'predicate'>): number =>
    rows.reduce((all, row) => all + row[counted], 0);
  return {
    total: sum('total'),
    seenCount: sum('seen'),
    acceptedCount: sum('accepted'),
    passedCount: sum('passed'),
    markedCount: sum('marked'),
    returnedCount: sum('returned'),
    predicates: rows.map(({ predicate, total, waiting, safe }) => ({ predicate, total, waiting, safe })),
  };
};

/** One page of what was found or imported, in the order of its source, with how far its review has come. */
export const candidatePage = async (
  db: Queryable,
  of: ReviewOf,
  filter: CandidateFilter,
  { current, size, at }: WantedPage,
) => {
  const where = filtered(of, filter);
  const [counted] = await db.query<{ total: number; before: number }>(sql`
    select count(*)::int as total, (count(*) filter (where number < one.n))::int as before
    from triple_candidates, (
      select (select number from triple_candidates where id = ${at ?? null} and ${isOf(of)}) as n
    ) one where ${where}`);
  const page = at === undefined ? current : Math.floor((counted?.before ?? 0) / size) + 1;
  const list = await rowsOf(
    db,
    sql`select * from triple_candidates where ${where} order by number ${pageOf({ current: page, size })}`,
  );
  return { list, total: counted?.total ?? 0, current: page, size, summary: await summaryOf(db, of) };
};
