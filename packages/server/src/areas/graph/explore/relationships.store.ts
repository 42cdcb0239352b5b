import type { TripleRelationship } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, orderBy, type Order, pageOf } from '../../../db/sqlParts.js';
import { relationshipColumns, type RelationshipRow, relationshipTables, toRelationship } from '../../../graph/index.js';
import { andEntityType, andPredicate, type GraphFilter, type GraphSource } from './scope.js';

export interface RelationshipsWanted extends GraphFilter {
  readonly keyword?: string | undefined;
  readonly predicate?: string | undefined;
  readonly id?: string | undefined;
  readonly entityId?: string | undefined;
  /** Only those that hold between these entities. */
  readonly between?: readonly string[] | undefined;
}

/** Columns of a `RelationshipRow` out of what a task or an import has found. */
const foundColumns = sql`
  t.id, t.knowledge_base_id as "knowBaseId",
  jsonb_build_object('id', t.subject_id, 'name', t.subject, 'entityType', t.subject_type) as subject, t.predicate,
  jsonb_build_object('id', t.object_id, 'name', t.object, 'entityType', t.object_type) as object, t.condition,
  'current' as state,
  case when t.sentence <> '' or t.document_id is not null then jsonb_build_object(
    'id', t.id, 'documentId', t.document_id, 'documentName', t.document_name, 'chunkId', t.chunk_id,
    'chunkIndex', t.chunk_index, 'content', t.sentence, 'positions', t.positions,
    'state', case when t.document_id is null then 'given' when t.chunk_id is null then 'moved' else 'standing' end,
    'time', w.updated_at
  ) || case when t.place is null then '{}'::jsonb else jsonb_build_object('place', t.place) end end as evidence,
  (case when t.sentence <> '' or t.document_id is not null then 1 else 0 end) as "evidenceCount",
  coalesce(t.decided_at, w.updated_at) as "updateTime"`;

const foundTables = sql`
  triple_candidates t join (
    select id, updated_at from triple_tasks union all select id, updated_at from triple_imports
  ) w on w.id = coalesce(t.task_id, t.import_id)`;

const orders = {
  subject: 's.name',
  predicate: 't.predicate',
  object: 'o.name',
  condition: 't.condition',
  updateTime: 't.updated_at',
};

/** `from` and `where` of the relationships `t` that are wanted, with their ends `s` and `o`. */
export const wantedEdges = ({ edges, entities }: GraphSource, wanted: RelationshipsWanted): Sql => {
  const { keyword = '', predicate, id, entityId, between } = wanted;
  const pattern = containing(keyword);
  const words =
    keyword.trim() === ''
      ? empty
      : sql`and (s.name ilike ${pattern} or t.predicate ilike ${pattern} or o.name ilike ${pattern}
          or t.condition ilike ${pattern})`;
  const relation = predicate === undefined || predicate === '' ? empty : sql`and t.predicate = ${predicate}`;
  const one = id === undefined ? empty : sql`and t.id = ${id}`;
  const ofEntity = entityId === undefined ? empty : sql`and (t.subject_id = ${entityId} or t.object_id = ${entityId})`;
  const ids = between && [...between];
  const inside =
    ids === undefined
      ? empty
      : sql`and t.object_id = any(${ids}::text[]) and t.subject_id = any(${ids}::text[]) and t.state = 'current'`;
  return sql`
    from ${edges} t join ${entities} s on s.id = t.subject_id join ${entities} o on o.id = t.object_id
    where true ${words} ${relation} ${one} ${ofEntity} ${inside} ${andPredicate(wanted)}
      ${andEntityType(wanted, sql`s`)} ${andEntityType(wanted, sql`o`)}`;
};

/** These relationships, in the order of the ids. */
export const relationshipsByIds = async (
  db: Queryable,
  { kind }: Pick<GraphSource, 'kind'>,
  ids: readonly string[],
): Promise<TripleRelationship[]> => {
  const [columns, tables] = kind === 'graph' ? [relationshipColumns, relationshipTables] : [foundColumns, foundTables];
  const rows = await db.query<RelationshipRow>(sql`
    select ${columns} from ${tables} join unnest(${[...ids]}::text[]) with ordinality as p (id, n) on p.id = t.id
    order by p.n`);
  return rows.map(toRelationship);
};

export const pageRelationships = async (
  db: Queryable,
  source: GraphSource,
  {
    current,
    size,
    orders: asked,
    ...wanted
  }: RelationshipsWanted & {
    readonly current: number;
    readonly size: number;
    readonly orders?: readonly Order[] | undefined;
  },
) => {
  const from = wantedEdges(source, wanted);
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched: (wanted.keyword ?? '').trim() !== '',
      count: sql`select count(*)::int as total ${from}`,
    },
    () =>
      db.query<{ id: string }>(sql`
        select t.id ${from} ${orderBy(asked, orders, 't.seq desc, t.id')} ${pageOf({ current, size })}`),
  );
  const ids = rows.map(({ id }) => id);
  return { list: await relationshipsByIds(db, source, ids), total, current, size };
};
