import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';
import { seenBases } from '../seen.js';

/** What is looked at, as calls have it. */
export interface ScopeWanted {
  readonly taskId?: string | undefined;
  readonly importId?: string | undefined;
  readonly knowBaseId?: string | undefined;
}

/** Kinds of entity and relation that it is narrowed to; left out: all. */
export interface GraphFilter {
  readonly entityTypes?: readonly string[] | undefined;
  readonly predicates?: readonly string[] | undefined;
}

/** What is looked at, as two tables to choose from. */
export interface GraphSource {
  /** `graph`: what has passed review; `found`: what a task or an import has found and nobody has refused. */
  readonly kind: 'graph' | 'found';
  /** `id, knowledge_base_id, name, entity_type, aliases, properties, degree, updated_at` */
  readonly entities: Sql;
  /** `id, knowledge_base_id, subject_id, predicate, object_id, condition, state, seq, updated_at` */
  readonly edges: Sql;
}

/** The graph of these bases. */
export const graphOf = (bases: readonly string[]): GraphSource => {
  // Of one base an index has the best connected first; of several it has not.
  const inBases =
    bases.length === 1 ? sql`knowledge_base_id = ${bases[0]}` : sql`knowledge_base_id = any(${[...bases]}::text[])`;
  return {
    kind: 'graph',
    entities: sql`(
      select id, knowledge_base_id, name, entity_type, aliases, properties, degree, updated_at
      from graph_entities where ${inBases})`,
    edges: sql`(
      select id, knowledge_base_id, subject_id, predicate, object_id, condition, state, seq, updated_at
      from graph_triples where ${inBases})`,
  };
};

/** What a task or an import has found. An end is an entity by its kind and its name as it is compared. */
const foundBy = (column: Sql, id: string): GraphSource => {
  const mine = sql`c.${column} = ${id} and c.decision <> 'refused'`;
  const ends = sql`
    select c.subject_id as id, c.knowledge_base_id, c.subject as name, c.subject_type as entity_type, c.decided_at
    from triple_candidates c where ${mine}
    union all
    select c.object_id, c.knowledge_base_id, c.object, c.object_type, c.decided_at
    from triple_candidates c where ${mine} and c.object_id <> c.subject_id`;
  const of = column.text === 'task_id' ? sql`triple_tasks` : sql`triple_imports`;
  const since = sql`(select w.updated_at from ${of} w where w.id = ${id})`;
  return {
    kind: 'found',
    entities: sql`(
      select n.id, min(n.knowledge_base_id) as knowledge_base_id, min(n.name) as name, min(n.entity_type) as entity_type,
        '{}'::text[] as aliases, '[]'::jsonb as properties, count(*)::int as degree,
        coalesce(max(n.decided_at), ${since}) as updated_at
      from (${ends}) n group by n.id)`,
    edges: sql`(
      select c.id, c.knowledge_base_id, c.subject_id, c.predicate, c.object_id, c.condition, 'current' as state,
        -c.number as seq, coalesce(c.decided_at, ${since}) as updated_at
      from triple_candidates c where ${mine})`,
  };
};

/** Throws what calls on a scope fail with, where the reader does not see what is to be looked at. */
export const sourceOf = async (db: Queryable, reader: Reader, wanted: ScopeWanted): Promise<GraphSource> => {
  const { taskId, importId, knowBaseId } = wanted;
  const isSeen = sql`exists (
    select 1 from knowledge_bases k where k.id = w.knowledge_base_id ${andSeenBase(reader, 'k.id')})`;
  if (taskId !== undefined) {
    const tasks = await db.query(sql`select 1 from triple_tasks w where w.id = ${taskId} and ${isSeen}`);
    if (tasks.length === 0) throw fail('triple_task_not_found');
    return foundBy(sql`task_id`, taskId);
  }
  if (importId !== undefined) {
    const imports = await db.query(sql`select 1 from triple_imports w where w.id = ${importId} and ${isSeen}`);
    if (imports.length === 0) throw fail('triple_import_not_found');
    return foundBy(sql`import_id`, importId);
  }
  const bases = await seenBases(db, reader, knowBaseId === undefined ? undefined : [knowBaseId]);
  if (knowBaseId !== undefined && bases.length === 0) throw fail('knowledge_base_not_found');
  return graphOf(bases);
};

/** `and` row `t` is one of these relations. */
export const andPredicate = ({ predicates }: GraphFilter): Sql =>
  predicates === undefined ? empty : sql`and t.predicate = any(${[...predicates]}::text[])`;

/** `and` the entity of this row is one of these kinds. */
export const andEntityType = ({ entityTypes }: GraphFilter, row: Sql): Sql =>
  entityTypes === undefined ? empty : sql`and ${row}.entity_type = any(${[...entityTypes]}::text[])`;
