import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { Touched } from './changes.store.js';

export const ofEntities = (ids: readonly string[]): Touched => ({
  graph_entities: ids,
  graph_triples: [],
  graph_evidence: [],
});

/** What goes with relationships: their sentences, and what they had taken the place of. */
export const touchedWith = async (
  tx: Queryable,
  { entities, triples }: { readonly entities: readonly string[]; readonly triples: readonly string[] },
): Promise<Touched> => {
  const superseded = await tx.query<{ id: string }>(
    sql`select id from graph_triples where superseded_by = any(${[...triples]}::text[])`,
  );
  const evidence = await tx.query<{ id: string }>(
    sql`select id from graph_evidence where triple_id = any(${[...triples]}::text[])`,
  );
  return {
    graph_entities: entities,
    graph_triples: [...new Set([...triples, ...superseded.map(({ id }) => id)])],
    graph_evidence: evidence.map(({ id }) => id),
  };
};
