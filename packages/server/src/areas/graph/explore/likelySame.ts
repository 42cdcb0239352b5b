import type { LikelySame } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { entitiesByIds, toEntity } from './entities.store.js';
import { alikeNames, type ComparedEntity } from './alikeNames.js';
import { graphOf } from './scope.js';

/** Entities that are compared, the best connected first. */
const COMPARED = 5000;
/** Relationships that are compared for what their ends have in common, and ends of few: what all have tells nothing. */
const COMPARED_EDGES = 30_000;
const FEW = 12;
/** Neighbours in common from which on two of quite different names are likely the same. */
const SHARED = 3;
const MOST_PAIRS = 1000;
const MOST_SHARED = 10;

interface Pair {
  readonly oneId: string;
  readonly otherId: string;
  likeness: number;
  readonly why: Set<'name' | 'alias' | 'neighbours'>;
}

const keyOf = (oneId: string, otherId: string): string =>
  [oneId, otherId].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

/** Pairs of one kind that say the same of the same things, and mostly that. */
const sharing = (db: Queryable, bases: readonly string[]) =>
  db.query<{ oneId: string; otherId: string; shared: number; least: number }>(sql`
    with compared as materialized (
      select t.subject_id as id, t.predicate, t.object_id as end_id
      from graph_triples t join graph_entities o on o.id = t.object_id
      where t.knowledge_base_id = any(${[...bases]}::text[]) and t.state = 'current' and o.degree between 2 and ${FEW}
      limit ${COMPARED_EDGES}
    ), pairs as (
      select a.id as one_id, b.id as other_id, count(*)::int as shared
      from compared a join compared b
        on b.predicate = a.predicate and b.end_id = a.end_id and a.id < b.id
      group by 1, 2 having count(*) >= ${SHARED}
    )
    select p.one_id as "oneId", p.other_id as "otherId", p.shared, least(one.degree, other.degree) as least
    from pairs p join graph_entities one on one.id = p.one_id join graph_entities other on other.id = p.other_id
    where one.entity_type = other.entity_type and p.shared * 10 >= least(one.degree, other.degree) * 6
    order by p.shared desc, 1, 2 limit ${MOST_PAIRS}`);

/** All pairs of these bases that are likely the same, likeliest first. */
const pairsOf = async (db: Queryable, bases: readonly string[]): Promise<Pair[]> => {
  const entities = await db.query<ComparedEntity>(sql`
    select id, knowledge_base_id as "knowledgeBaseId", entity_type as "entityType", normal,
      normal_aliases as "normalAliases", degree
    from graph_entities where knowledge_base_id = any(${[...bases]}::text[]) order by degree desc, id limit ${COMPARED}`);
  const pairs = new Map<string, Pair>();
  for (const { oneId, otherId, likeness, why } of await alikeNames(entities)) {
    pairs.set(keyOf(oneId, otherId), { oneId, otherId, likeness, why: new Set([why]) });
  }
  for (const { oneId, otherId, shared, least } of await sharing(db, bases)) {
    const known = pairs.get(keyOf(oneId, otherId));
    if (known === undefined) {
      const likeness = Math.min(0.9, (0.8 * shared) / Math.max(1, least));
      pairs.set(keyOf(oneId, otherId), { oneId, otherId, likeness, why: new Set(['neighbours']) });
    } else {
      known.likeness = Math.min(1, known.likeness + 0.1);
      known.why.add('neighbours');
    }
  }
  const apart = await db.query<{ oneId: string; otherId: string }>(sql`
    select a.one_id as "oneId", a.other_id as "otherId" from graph_apart a join graph_entities e on e.id = a.one_id
    where e.knowledge_base_id = any(${[...bases]}::text[])`);
  for (const { oneId, otherId } of apart) pairs.delete(keyOf(oneId, otherId));
  return [...pairs.values()]
    .toSorted((a, b) => b.likeness - a.likeness || (keyOf(a.oneId, a.otherId) < keyOf(b.oneId, b.otherId) ? -1 : 1))
    .slice(0, MOST_PAIRS);
};

/** What both are related to in the same way. */
const sharedBy = (db: Queryable, oneId: string, otherId: string) =>
  db.query<{ predicate: string; name: string; entityType: string }>(sql`
    select n.predicate, e.name, e.entity_type as "entityType" from (
      select a.predicate, a.object_id as id from graph_triples a
      join graph_triples b on b.subject_id = ${otherId} and b.predicate = a.predicate and b.object_id = a.object_id
      where a.subject_id = ${oneId} and a.state = 'current' and b.state = 'current'
      union
      select a.predicate, a.subject_id from graph_triples a
      join graph_triples b on b.object_id = ${otherId} and b.predicate = a.predicate and b.subject_id = a.subject_id
      where a.object_id = ${oneId} and a.state = 'current' and b.state = 'current'
    ) n join graph_entities e on e.id = n.id order by e.degree, e.name limit ${MOST_SHARED}`);

/**
 * Pairs of entities of one base that are likely the same, without those that somebody keeps apart. By their names (see
 * `alikeNames`), by another name of one that is the name of the other, or by at least 3 things in common that few have, and
 * that make up most of what is known of one of them. Compared are the 5,000 best connected.
 */
export const pageLikely = async (
  db: Queryable,
  bases: readonly string[],
  { current, size }: { readonly current: number; readonly size: number },
) => {
  const pairs = await pairsOf(db, bases);
  const page = pairs.slice((current - 1) * size, current * size);
  const ids = page.flatMap(({ oneId, otherId }) => [oneId, otherId]);
  const rows = await entitiesByIds(db, graphOf(bases), ids);
  const byId = new Map(rows.map((row) => [row.id, toEntity(row)]));
  const list: LikelySame[] = [];
  for (const { oneId, otherId, likeness, why } of page) {
    const [one, other] = [byId.get(oneId), byId.get(otherId)];
    if (one === undefined || other === undefined) continue;
    const [first, second] = one.relationCount >= other.relationCount ? [one, other] : [other, one];
    const shared = await sharedBy(db, oneId, otherId);
    list.push({ one: first, other: second, likeness: Math.round(likeness * 100) / 100, why: [...why], shared });
  }
  return { list, total: pairs.length, current, size };
};
