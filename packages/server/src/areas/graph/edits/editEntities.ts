import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { letHoldAgain, lockGraph, normalName } from '../../../graph/index.js';
import { fail } from '../../../http/failure.js';
import { recordChange } from './changes.store.js';
import { findEntities, lockedEntity, otherNames } from './entityRecords.js';
import { mergeInto, touchedByMerge } from './mergeEntities.js';
import { ofEntities, touchedWith } from './touched.js';

export interface EntityChange {
  readonly id: string;
  readonly name?: string | undefined;
  readonly entityType?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly merge?: boolean | undefined;
}

/** Corrects an entity. Throws `entity_not_found`, and `entity_exists` where another one has that name and is not to be joined. */
export const modifyEntity = (db: Database, userId: string, change: EntityChange): Promise<string> =>
  db.transaction(async (tx) => {
    const entity = await lockedEntity(tx, change.id);
    const name = change.name?.trim() ?? entity.name;
    const entityType = change.entityType?.trim() ?? entity.entityType;
    const [other] = await tx.query<{ id: string }>(sql`
      select id from graph_entities where knowledge_base_id = ${entity.base} and entity_type = ${entityType}
        and normal = ${normalName(name)} and id <> ${entity.id}`);
    if (other !== undefined && change.merge !== true) throw fail('entity_exists');
    const touched = other === undefined ? ofEntities([entity.id]) : await touchedByMerge(tx, entity.id, other.id);
    return recordChange(tx, { userId, bases: [entity.base], touched }, async () => {
      if (other !== undefined) await mergeInto(tx, entity.id, other.id);
      const [joined = entity] = await findEntities(tx, [entity.id]);
      const aliases = otherNames(name, change.aliases ?? joined.aliases);
      await tx.query(sql`
        update graph_entities set name = ${name}, entity_type = ${entityType}, normal = ${normalName(name)},
          aliases = ${aliases}::text[], normal_aliases = ${aliases.map(normalName)}::text[],
          properties = ${JSON.stringify(change.properties ?? joined.properties)}::jsonb, by_hand = true, updated_at = now()
        where id = ${entity.id}`);
      return undefined;
    });
  });

/** Deletes entities with their relationships. What is not there is passed over. */
export const removeEntities = (db: Database, userId: string, ids: readonly string[]): Promise<string> =>
  db.transaction(async (tx) => {
    const bases = [...new Set((await findEntities(tx, ids)).map(({ base }) => base))];
    await lockGraph(tx, bases);
    const rows = await tx.query<{ id: string }>(sql`
      select id from graph_triples where subject_id = any(${[...ids]}::text[]) or object_id = any(${[...ids]}::text[])`);
    const triples = rows.map(({ id }) => id);
    const touched = await touchedWith(tx, { entities: ids, triples });
    return recordChange(tx, { userId, bases, touched }, async () => {
      await letHoldAgain(tx, triples);
      await tx.query(sql`delete from graph_triples where id = any(${triples}::text[])`);
      await tx.query(sql`delete from graph_entities where id = any(${[...ids]}::text[])`);
      return undefined;
    });
  });

/** Says that two are not the same. Throws `entities_apart` where they could not be. */
export const keepApart = (db: Database, userId: string, id: string, otherId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const entity = await lockedEntity(tx, id);
    const [other] = await findEntities(tx, [otherId]);
    if (other === undefined) throw fail('entity_not_found');
    if (other.base !== entity.base || id === otherId) throw fail('entities_apart');
    return recordChange(tx, { userId, bases: [entity.base], touched: ofEntities([id, otherId]) }, async () => {
      const [one, two] = id < otherId ? [id, otherId] : [otherId, id];
      await tx.query(sql`insert into graph_apart (one_id, other_id) values (${one}, ${two}) on conflict do nothing`);
      return undefined;
    });
  });
