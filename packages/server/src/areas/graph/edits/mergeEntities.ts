import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { letHoldAgain, normalName } from '../../../graph/index.js';
import { fail } from '../../../http/failure.js';
import { recordChange, type Touched } from './changes.store.js';
import { type EntityRecord, findEntities, lockedEntity, otherNames } from './entityRecords.js';
import { touchedWith } from './touched.js';

/** Other names and properties of an entity at most. */
const MOST = 50;

/** Relationships of `gone` that say the same as one of `kept` once the two are one. */
const sameOnes = (tx: Queryable, kept: string, gone: string) =>
  tx.query<{ goneId: string; keptId: string; holds: boolean }>(sql`
    select t.id as "goneId", k.id as "keptId", t.state = 'current' as holds
    from (
      select id, predicate, condition, state,
        case when subject_id = ${gone} then ${kept} else subject_id end as subject_id,
        case when object_id = ${gone} then ${kept} else object_id end as object_id
      from graph_triples where subject_id = ${gone} or object_id = ${gone}
    ) t
    join graph_triples k on k.subject_id = t.subject_id and k.predicate = t.predicate and k.object_id = t.object_id
      and md5(k.condition) = md5(t.condition) and k.id <> t.id`);

const triplesOf = async (tx: Queryable, id: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    sql`select id from graph_triples where subject_id = ${id} or object_id = ${id}`,
  );
  return rows.map((row) => row.id);
};

/** What `mergeInto` touches. */
export const touchedByMerge = async (tx: Queryable, kept: string, gone: string): Promise<Touched> => {
  const touched = await touchedWith(tx, { entities: [kept, gone], triples: await triplesOf(tx, gone) });
  const same = await sameOnes(tx, kept, gone);
  const triples = new Set([...touched.graph_triples, ...same.map(({ keptId }) => keptId)]);
  return { ...touched, graph_triples: [...triples] };
};

const joinedProperties = (one: EntityRecord, other: EntityRecord): EntityRecord['properties'] => {
  const own = new Set(one.properties.map(({ name }) => name));
  return [...one.properties, ...other.properties.filter(({ name }) => !own.has(name))].slice(0, MOST);
};

/** Moves everything of `gone` to `kept`. What is between the two goes, and what becomes the same is joined. */
export const mergeInto = async (tx: Queryable, kept: string, gone: string): Promise<void> => {
  const records = await findEntities(tx, [kept, gone]);
  const [one, other] = [records.find(({ id }) => id === kept), records.find(({ id }) => id === gone)];
  if (one === undefined || other === undefined) throw fail('entity_not_found');

  const between = await tx.query<{ id: string }>(sql`
    select id from graph_triples where subject_id in (${kept}, ${gone}) and object_id in (${kept}, ${gone})
      and (subject_id = ${gone} or object_id = ${gone})`);
  const ids = between.map(({ id }) => id);
  await letHoldAgain(tx, ids);
  await tx.query(sql`delete from graph_triples where id = any(${ids}::text[])`);

  const same = await sameOnes(tx, kept, gone);
  const pairs = sql`unnest(
    ${same.map(({ goneId }) => goneId)}::text[], ${same.map(({ keptId }) => keptId)}::text[]) as w (gone_id, kept_id)`;
  await tx.query(sql`update graph_evidence v set triple_id = w.kept_id from ${pairs} where v.triple_id = w.gone_id`);
  await tx.query(sql`update triple_candidates c set triple_id = w.kept_id from ${pairs} where c.triple_id = w.gone_id`);
  await tx.query(sql`
    update graph_triples t set superseded_by = w.kept_id from ${pairs} where t.superseded_by = w.gone_id and t.id <> w.kept_id`);
  const holding = same.flatMap(({ keptId, holds }) => (holds ? [keptId] : []));
  await tx.query(sql`
    update graph_triples set state = 'current', superseded_by = null, updated_at = now()
    where id = any(${holding}::text[]) and state <> 'current'`);
  await tx.query(sql`delete from graph_triples where id = any(${same.map(({ goneId }) => goneId)}::text[])`);

  await tx.query(sql`
    update graph_triples set subject_id = case when subject_id = ${gone} then ${kept} else subject_id end,
      object_id = case when object_id = ${gone} then ${kept} else object_id end
    where subject_id = ${gone} or object_id = ${gone}`);
  const aliases = otherNames(one.name, [...one.aliases, other.name, ...other.aliases]).slice(0, MOST);
  await tx.query(sql`
    update graph_entities set aliases = ${aliases}::text[], normal_aliases = ${aliases.map(normalName)}::text[],
      properties = ${JSON.stringify(joinedProperties(one, other))}::jsonb, by_hand = true, updated_at = now()
    where id = ${kept}`);
  await tx.query(sql`delete from graph_entities where id = ${gone}`);
};

/** Makes two entities of a base one. Throws `entity_not_found`, and `entities_apart` where they cannot be one. */
export const mergeEntities = (db: Database, userId: string, id: string, otherId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const entity = await lockedEntity(tx, id);
    const [other] = await findEntities(tx, [otherId]);
    if (other === undefined) throw fail('entity_not_found');
    if (other.base !== entity.base || id === otherId) throw fail('entities_apart');
    const touched = await touchedByMerge(tx, id, otherId);
    return recordChange(tx, { userId, bases: [entity.base], touched }, async () => {
      await mergeInto(tx, id, otherId);
      return undefined;
    });
  });
