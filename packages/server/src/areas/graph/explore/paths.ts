import { type Graph, type GraphNode, PATH_STEPS } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { edgesAmong } from './neighbourhood.js';
import { andEntityType, andPredicate, type GraphFilter, type GraphSource } from './scope.js';

/** Relationships of one entity that are followed, each way: one with many more is passed through by these alone. */
const FAN_OUT = 2000;
/** Entities that are looked at for one question. */
const MOST_VISITED = 20_000;
const MOST_PATHS = 10;

/** Entities reached from one end: how far each is, and from which ones it is reached in so many steps. */
interface Side {
  readonly steps: Map<string, number>;
  readonly from: Map<string, string[]>;
  edge: string[];
  depth: number;
}

const sideOf = (id: string): Side => ({ steps: new Map([[id, 0]]), from: new Map(), edge: [id], depth: 0 });

const step = (
  db: Queryable,
  { edges, entities }: GraphSource,
  filter: GraphFilter,
  { of, ends }: { readonly of: readonly string[]; readonly ends: readonly string[] },
) => {
  const followed = (own: Sql, other: Sql): Sql => sql`
    (select t.${other} as id from ${edges} t where t.${own} = f.id and t.state = 'current' ${andPredicate(filter)}
      limit ${FAN_OUT})`;
  // Kinds narrow what lies between the two, not the two themselves.
  const ofKind =
    filter.entityTypes === undefined
      ? empty
      : sql`where n.id = any(${[...ends]}::text[]) or exists (
          select 1 from ${entities} e where e.id = n.id ${andEntityType(filter, sql`e`)})`;
  return db.query<{ from: string; to: string }>(sql`
    select distinct f.id as from, n.id as to from unnest(${[...of]}::text[]) as f (id) cross join lateral (
      ${followed(sql`subject_id`, sql`object_id`)} union all ${followed(sql`object_id`, sql`subject_id`)}
    ) n ${ofKind} order by 1, 2 limit ${MOST_VISITED}`);
};

/** Takes a side one step on. */
const widen = (side: Side, reached: readonly { readonly from: string; readonly to: string }[]): void => {
  side.depth += 1;
  const edge = new Set<string>();
  for (const { from, to } of reached) {
    const known = side.steps.get(to);
    if (known === undefined) side.steps.set(to, side.depth);
    if (known !== undefined && known !== side.depth) continue;
    edge.add(to);
    const ways = side.from.get(to);
    if (ways === undefined) side.from.set(to, [from]);
    else if (ways.length < MOST_PATHS) ways.push(from);
  }
  side.edge = [...edge];
};

/** Ways from where a side began to an entity, each from its begin. */
const waysTo = ({ from }: Pick<Side, 'from'>, id: string): string[][] => {
  const before = from.get(id);
  if (before === undefined) return [[id]];
  return before.flatMap((one) => waysTo({ from }, one).map((way) => [...way, id])).slice(0, MOST_PATHS);
};

const joined = (start: Side, end: Side, places: readonly string[]): string[][] =>
  places
    .flatMap((place) =>
      waysTo(start, place).flatMap((there) =>
        waysTo(end, place).map((back) => [...there, ...back.toReversed().slice(1)]),
      ),
    )
    .slice(0, MOST_PATHS);

/** The entities of the shortest ways between two, whichever way the relationships point. */
const shortestWays = async (
  db: Queryable,
  source: GraphSource,
  filter: GraphFilter,
  [fromId, toId]: readonly [string, string],
): Promise<string[][]> => {
  const [start, end] = [sideOf(fromId), sideOf(toId)];
  const degrees = await db.query<{ id: string; degree: number }>(
    sql`select e.id, e.degree from ${source.entities} e where e.id = any(${[fromId, toId]}::text[])`,
  );
  const degreeOf = (id: string) => degrees.find((one) => one.id === id)?.degree ?? 0;
  const isStartSmall = degreeOf(fromId) <= degreeOf(toId);
  while (start.depth + end.depth < PATH_STEPS && start.steps.size + end.steps.size < MOST_VISITED) {
    const isStart = start.edge.length === end.edge.length ? isStartSmall : start.edge.length < end.edge.length;
    const [side, other] = isStart ? [start, end] : [end, start];
    widen(side, await step(db, source, filter, { of: side.edge, ends: [fromId, toId] }));
    if (side.edge.length === 0) return [];
    const met = side.edge.filter((id) => other.steps.has(id));
    if (met.length > 0) {
      const least = Math.min(...met.map((id) => other.steps.get(id) ?? 0));
      return joined(start, end, met.filter((id) => other.steps.get(id) === least).slice(0, MOST_PATHS));
    }
  }
  return [];
};

/**
 * The shortest ways from one entity to another, at most 10 and of at most `PATH_STEPS` steps, by steps from both ends at
 * once. Of an entity with more than 2,000 relationships only so many are followed, and 20,000 entities are looked at: a way
 * that leads over more than that may be missed, and is never made up.
 */
export const findPaths = async (
  db: Queryable,
  source: GraphSource,
  filter: GraphFilter,
  ends: readonly [string, string],
): Promise<Graph[]> => {
  if (ends[0] === ends[1]) return [];
  const ways = await shortestWays(db, source, filter, ends);
  const ids = [...new Set(ways.flat())];
  const nodes = await db.query<GraphNode>(sql`
    select e.id, e.name, e.entity_type as "entityType", e.degree as "relationCount" from ${source.entities} e
    where e.id = any(${ids}::text[])`);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const { edges } = await edgesAmong(db, source, filter, { fresh: ids, all: ids });
  return ways.map((way) => {
    const pairs = new Set(way.slice(1).flatMap((id, at) => [`${way[at]} ${id}`, `${id} ${way[at]}`]));
    return {
      nodes: way.flatMap((id) => byId.get(id) ?? []),
      edges: edges.filter(({ sourceId, targetId }) => pairs.has(`${sourceId} ${targetId}`)),
      cut: false,
    };
  });
};
