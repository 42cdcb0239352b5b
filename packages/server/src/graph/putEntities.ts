import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { type NamedEnd, normalName } from './names.js';

/** By which an end is looked up among those that were put. */
export const endKey = ({ name, entityType }: NamedEnd): string => JSON.stringify([entityType, normalName(name)]);

/** Those of the ends that are there, by name or by another name of theirs; null for the others, in the order given. */
export const entityIdsOf = async (
  tx: Queryable,
  knowledgeBaseId: string,
  ends: readonly NamedEnd[],
): Promise<{ id: string | null }[]> =>
  tx.query<{ id: string | null }>(sql`
    select coalesce(e.id, a.id) as id
    from unnest(${ends.map(({ entityType }) => entityType)}::text[], ${ends.map(({ name }) => normalName(name))}::text[])
      with ordinality as w (entity_type, normal, n)
    left join graph_entities e
      on e.knowledge_base_id = ${knowledgeBaseId} and e.entity_type = w.entity_type and e.normal = w.normal
    left join lateral (
      select o.id from graph_aliases x join graph_entities o on o.id = x.entity_id
      where e.id is null and x.normal = w.normal
        and o.knowledge_base_id = ${knowledgeBaseId} and o.entity_type = w.entity_type
      order by o.degree desc, o.id limit 1
    ) a on true
    order by w.n`);

/** The ids of these ends by `endKey`; those that are not there are made. The graph of the base is locked. */
export const putEntities = async (
  tx: Queryable,
  knowledgeBaseId: string,
  ends: readonly NamedEnd[],
  byHand: boolean,
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Map(ends.map((end) => [endKey(end), end])).entries()];
  const found = await entityIdsOf(
    tx,
    knowledgeBaseId,
    wanted.map(([, end]) => end),
  );
  const placed = wanted.map(([key, end], at) => ({ key, end, there: found[at]?.id ?? null, id: randomId() }));
  const missing = placed.filter(({ there }) => there === null);
  if (missing.length > 0) {
    await tx.query(sql`
      insert into graph_entities (id, knowledge_base_id, name, entity_type, normal, by_hand)
      select w.id, ${knowledgeBaseId}, w.name, w.entity_type, w.normal, ${byHand}
      from unnest(
        ${missing.map(({ id }) => id)}::text[], ${missing.map(({ end }) => end.name.trim())}::text[],
        ${missing.map(({ end }) => end.entityType)}::text[], ${missing.map(({ end }) => normalName(end.name))}::text[]
      ) as w (id, name, entity_type, normal)`);
  }
  return new Map(placed.map(({ key, there, id }) => [key, there ?? id]));
};
