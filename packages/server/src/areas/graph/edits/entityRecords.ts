import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { lockGraph, normalName } from '../../../graph/index.js';
import { fail } from '../../../http/failure.js';

/** An entity as it is corrected. */
export interface EntityRecord {
  readonly id: string;
  readonly base: string;
  readonly name: string;
  readonly entityType: string;
  readonly aliases: string[];
  readonly properties: { readonly name: string; readonly value: string }[];
}

export const findEntities = (tx: Queryable, ids: readonly string[]): Promise<EntityRecord[]> =>
  tx.query<EntityRecord>(sql`
    select id, knowledge_base_id as base, name, entity_type as "entityType", aliases, properties
    from graph_entities where id = any(${[...ids]}::text[])`);

/** The entity, with the graph of its base locked. Throws `entity_not_found`. */
export const lockedEntity = async (tx: Queryable, id: string): Promise<EntityRecord> => {
  const [seen] = await findEntities(tx, [id]);
  if (seen === undefined) throw fail('entity_not_found');
  await lockGraph(tx, [seen.base]);
  const [entity] = await findEntities(tx, [id]);
  return entity ?? Promise.reject(fail('entity_not_found'));
};

/** Other names, each once, without the name itself. */
export const otherNames = (name: string, aliases: readonly string[]): string[] => {
  const byNormal = new Map(aliases.map((alias) => [normalName(alias), alias.trim()]));
  byNormal.delete(normalName(name));
  byNormal.delete('');
  return [...byNormal.values()];
};
