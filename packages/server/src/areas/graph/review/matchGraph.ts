import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { entityIdsOf, type TripleWords } from '../../../graph/index.js';
import type { ReviewOf } from './reviewOf.js';

/** Relationships that a triple is compared with at most. */
const MOST_COMPARED = 20;
/** Relationships by which a relation is judged, the first of its base. */
const JUDGED_BY = 300;

/** A relationship of the graph that a triple contradicts. */
export interface Contradicting {
  readonly id: string;
  readonly object: string;
  readonly condition: string;
  readonly updateTime: string;
}

/** What the graph has of a triple. */
export interface GraphMatch {
  readonly subjectId: string | null;
  readonly objectId: string | null;
  /** The same relationship; null: there is none. */
  readonly duplicateId: string | null;
  readonly contradicting: readonly Contradicting[];
}

/**
 * Relations that plainly hold many values: of these one says nothing against another. In the graph of the base at least
 * five subjects have them, with more than 1.3 objects each under one condition.
 */
const manyValued = async (
  tx: Queryable,
  knowledgeBaseId: string,
  predicates: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ predicate: string }>(sql`
    select w.predicate from unnest(${[...new Set(predicates)]}::text[]) as w (predicate) cross join lateral (
      select count(*) as pairs, count(distinct (few.subject_id, few.condition)) as said,
        count(distinct few.subject_id) as subjects
      from (
        select t.subject_id, t.condition from graph_triples t
        where t.knowledge_base_id = ${knowledgeBaseId} and t.predicate = w.predicate and t.state = 'current'
        limit ${JUDGED_BY}
      ) few
    ) c where c.subjects >= 5 and c.pairs > 1.3 * c.said`);
  return new Set(rows.map(({ predicate }) => predicate));
};

/** What rests on this task or import alone was looked at together with the triple, and is nothing that the graph had before. */
const restsElsewhere = (of: ReviewOf | null): Sql => {
  if (of === null) return empty;
  const own = of.kind === 'task' ? sql`v.task_id = ${of.id}` : sql`v.import_id = ${of.id}`;
  const isOwn = sql`exists (select 1 from graph_evidence v where v.triple_id = t.id and ${own})`;
  const others = sql`exists (select 1 from graph_evidence v where v.triple_id = t.id and (${own}) is not true)`;
  return sql`and (not ${isOwn} or ${others})`;
};

interface Matched {
  readonly n: number;
  readonly duplicateId: string | null;
  readonly contradicting: Contradicting[] | null;
}

/**
 * What the graph of a base has of these triples, in their order. It contradicts one where the same subject has another object
 * by the same relation, under the same condition or where one of the two holds always; not where the relation holds many
 * values, in the graph or by what is said of this subject (`many`).
 */
export const matchGraph = async (
  tx: Queryable,
  { knowledgeBaseId, of }: { readonly knowledgeBaseId: string; readonly of: ReviewOf | null },
  triples: readonly TripleWords[],
  many: (triple: TripleWords) => boolean,
): Promise<readonly GraphMatch[]> => {
  if (triples.length === 0) return [];
  const ids = await entityIdsOf(
    tx,
    knowledgeBaseId,
    triples.flatMap(({ subject, object }) => [subject, object]),
  );
  const placed = triples.map((triple, n) => ({
    n,
    triple,
    subjectId: ids[2 * n]?.id ?? null,
    objectId: ids[2 * n + 1]?.id ?? null,
  }));
  const known = placed.filter(({ subjectId }) => subjectId !== null);
  const found = new Map<number, Matched>();
  if (known.length > 0) {
    const several = await manyValued(
      tx,
      knowledgeBaseId,
      known.map(({ triple }) => triple.predicate),
    );
    const rows = await tx.query<Matched>(sql`
      select w.n, d.id as "duplicateId", c.found as contradicting
      from unnest(
        ${known.map(({ n }) => n)}::int[], ${known.map(({ subjectId }) => subjectId)}::text[],
        ${known.map(({ triple }) => triple.predicate)}::text[], ${known.map(({ objectId }) => objectId)}::text[],
        ${known.map(({ triple }) => triple.condition)}::text[],
        ${known.map(({ triple }) => !several.has(triple.predicate) && !many(triple))}::boolean[]
      ) as w (n, subject_id, predicate, object_id, condition, alone)
      left join graph_triples d on d.subject_id = w.subject_id and d.predicate = w.predicate
        and d.object_id = w.object_id and md5(d.condition) = md5(w.condition) and d.state = 'current'
      left join lateral (
        select jsonb_agg(jsonb_build_object(
          'id', one.id, 'object', o.name, 'condition', one.condition, 'updateTime', one.updated_at) order by one.id) as found
        from (
          select t.id, t.object_id, t.condition, t.updated_at from graph_triples t
          where t.subject_id = w.subject_id and t.predicate = w.predicate and t.object_id is distinct from w.object_id
            and t.state = 'current' and (t.condition = w.condition or t.condition = '' or w.condition = '')
            ${restsElsewhere(of)}
          order by t.id limit ${MOST_COMPARED}
        ) one join graph_entities o on o.id = one.object_id
      ) c on w.alone
      where d.id is not null or c.found is not null`);
    for (const row of rows) found.set(row.n, row);
  }
  return placed.map(({ n, subjectId, objectId }) => ({
    subjectId,
    objectId,
    duplicateId: found.get(n)?.duplicateId ?? null,
    contradicting: found.get(n)?.contradicting ?? [],
  }));
};
