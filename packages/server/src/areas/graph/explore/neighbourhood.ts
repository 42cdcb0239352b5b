import type { Graph, GraphEdge, GraphNode } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { andNamed } from './entities.store.js';
import { andEntityType, andPredicate, type GraphFilter, type GraphSource } from './scope.js';

/** Relationships of one entity that are followed, each way, when many entities are followed at once. */
const FAN_OUT = 2000;
/** Relationships of a picture. */
const MOST_EDGES = 30_000;
/** Entities with a word in their name that a picture begins with. */
const MOST_NAMED = 20;
/** Parts that do not hang together which a picture is made of. */
const MOST_PARTS = 40;

const nodeColumns = sql`e.id, e.name, e.entity_type as "entityType", e.degree as "relationCount"`;
const bestFirst = sql`order by e.degree desc, e.name, e.id`;

/** Relationships that hold between these entities, one end at least among `fresh`. */
export const edgesAmong = async (
  db: Queryable,
  { edges }: GraphSource,
  filter: GraphFilter,
  { fresh, all }: { readonly fresh: readonly string[]; readonly all: readonly string[] },
): Promise<{ edges: GraphEdge[]; cut: boolean }> => {
  const [some, every] = [[...fresh], [...all]];
  const half = (subjects: readonly string[], objects: readonly string[]): Sql => sql`
    select t.id, t.subject_id as "sourceId", t.object_id as "targetId", t.predicate, t.condition from ${edges} t
    where t.object_id = any(${objects}::text[]) and t.subject_id = any(${subjects}::text[]) and t.state = 'current'
      ${andPredicate(filter)}`;
  const rows = await db.query<GraphEdge>(sql`
    select * from (${half(some, every)} union ${half(every, some)}) t order by id limit ${MOST_EDGES + 1}`);
  return { edges: rows.slice(0, MOST_EDGES), cut: rows.length > MOST_EDGES };
};

/** Entities next to these that are not known yet, the best connected first. */
const next = (
  db: Queryable,
  { edges, entities }: GraphSource,
  filter: GraphFilter,
  { of, known, most }: { readonly of: readonly string[]; readonly known: readonly string[]; readonly most: number },
): Promise<GraphNode[]> => {
  const followed = (own: Sql, other: Sql): Sql => sql`
    (select t.${other} as id from ${edges} t where t.${own} = f.id and t.state = 'current' ${andPredicate(filter)}
      limit ${FAN_OUT})`;
  return db.query<GraphNode>(sql`
    select ${nodeColumns} from (
      select distinct n.id from unnest(${[...of]}::text[]) as f (id) cross join lateral (
        ${followed(sql`subject_id`, sql`object_id`)} union all ${followed(sql`object_id`, sql`subject_id`)}
      ) n where n.id <> all(${[...known]}::text[])
    ) n join ${entities} e on e.id = n.id where true ${andEntityType(filter, sql`e`)} ${bestFirst} limit ${most}`);
};

/** Grows a picture from these entities, step by step. */
const grow = async (
  db: Queryable,
  source: GraphSource,
  filter: GraphFilter,
  {
    from,
    depth,
    room,
    known,
  }: {
    readonly from: readonly GraphNode[];
    readonly depth: number;
    readonly room: number;
    readonly known: readonly string[];
  },
): Promise<{ nodes: GraphNode[]; cut: boolean }> => {
  const nodes = from.slice(0, room);
  let cut = from.length > room;
  let edge = nodes;
  for (let step = 0; step < depth && edge.length > 0 && !cut; step += 1) {
    const found = await next(db, source, filter, {
      of: edge.map(({ id }) => id),
      known: [...known, ...nodes.map(({ id }) => id)],
      most: room - nodes.length + 1,
    });
    edge = found.slice(0, room - nodes.length);
    cut = found.length > edge.length;
    nodes.push(...edge);
  }
  return { nodes, cut };
};

export interface GraphWanted extends GraphFilter {
  readonly entityId?: string | undefined;
  readonly keyword?: string | undefined;
  readonly depth: number;
  readonly limit: number;
}

const bestConnected = (
  db: Queryable,
  { entities }: GraphSource,
  filter: GraphFilter,
  { keyword, most }: { readonly keyword: string; readonly most: number },
): Promise<GraphNode[]> =>
  db.query<GraphNode>(sql`
    select ${nodeColumns} from ${entities} e where true ${andNamed(keyword)} ${andEntityType(filter, sql`e`)}
    ${bestFirst} limit ${most}`);

/** Whole parts of the graph, from its best connected entities on, until the picture is full. */
const bestPart = async (db: Queryable, source: GraphSource, wanted: GraphWanted) => {
  const best = await bestConnected(db, source, wanted, { keyword: '', most: wanted.limit + 1 });
  const nodes = new Map<string, GraphNode>();
  let parts = 0;
  for (const one of best) {
    const room = wanted.limit - nodes.size;
    if (room === 0) break;
    if (nodes.has(one.id)) continue;
    parts += 1;
    // What is small and stands apart is not worth a look around.
    const depth = parts > MOST_PARTS ? 0 : room;
    const grown = await grow(db, source, wanted, { from: [one], depth, room, known: [...nodes.keys()] });
    for (const node of grown.nodes) nodes.set(node.id, node);
  }
  return { nodes: [...nodes.values()], cut: best.length > wanted.limit };
};

/** The graph around an entity, around those with a word in their name, or the best connected part. Null: no such entity. */
export const graphAround = async (db: Queryable, source: GraphSource, wanted: GraphWanted): Promise<Graph | null> => {
  const { entityId, keyword = '', depth, limit } = wanted;
  const pick = async () => {
    if (entityId !== undefined) {
      const from = await db.query<GraphNode>(
        sql`select ${nodeColumns} from ${source.entities} e where e.id = ${entityId}`,
      );
      return from.length === 0 ? null : grow(db, source, wanted, { from, depth, room: limit, known: [] });
    }
    if (keyword.trim() === '') return bestPart(db, source, wanted);
    const from = await bestConnected(db, source, wanted, { keyword, most: MOST_NAMED });
    return grow(db, source, wanted, { from, depth, room: limit, known: [] });
  };
  const picked = await pick();
  if (picked === null) return null;
  const ids = picked.nodes.map(({ id }) => id);
  const { edges, cut } = await edgesAmong(db, source, wanted, { fresh: ids, all: ids });
  return { nodes: picked.nodes, edges, cut: picked.cut || cut };
};

interface Around {
  readonly total: number;
  readonly knownCount: number;
  readonly nodes: GraphNode[];
}

/** Neighbours of an entity that are not known, the best connected first, and what joins them to it and to those known. */
export const neighboursOf = async (
  db: Queryable,
  source: GraphSource,
  {
    id,
    known,
    limit,
    ...filter
  }: GraphFilter & {
    readonly id: string;
    readonly known: readonly string[];
    readonly limit: number;
  },
): Promise<Graph & { total: number; shown: number }> => {
  const { edges, entities } = source;
  const side = (own: Sql, other: Sql): Sql =>
    sql`select t.${other} as id from ${edges} t where t.${own} = ${id} and t.state = 'current' ${andPredicate(filter)}`;
  const [around] = await db.query<Around>(sql`
    with found as materialized (
      select e.id, e.name, e.entity_type, e.degree, e.id = any(${[...known]}::text[]) as known
      from (${side(sql`subject_id`, sql`object_id`)} union ${side(sql`object_id`, sql`subject_id`)}) n
      join ${entities} e on e.id = n.id where e.id <> ${id} ${andEntityType(filter, sql`e`)}
    )
    select count(*)::int as total, (count(*) filter (where known))::int as "knownCount", coalesce((
      select jsonb_agg(to_jsonb(f) order by f."relationCount" desc, f.name, f.id) from (
        select ${nodeColumns} from found e where not e.known ${bestFirst} limit ${limit}) f
    ), '[]') as nodes from found`);
  const { total = 0, knownCount = 0, nodes = [] } = around ?? {};
  const fresh = nodes.map((node) => node.id);
  const joined = await edgesAmong(db, source, filter, { fresh, all: [...new Set([...fresh, ...known, id])] });
  const shown = knownCount + nodes.length;
  return { nodes, edges: joined.edges, cut: joined.cut || shown < total, total, shown };
};
