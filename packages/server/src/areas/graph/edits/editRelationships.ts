import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import {
  letHoldAgain,
  lockGraph,
  type NamedEnd,
  normalName,
  putTriples,
  type TripleWords,
} from '../../../graph/index.js';
import { fail } from '../../../http/failure.js';
import { recordChange, type Touched } from './changes.store.js';
import { touchedWith } from './touched.js';

export interface AddedRelationship extends TripleWords {
  readonly knowledgeBaseId: string;
  /** What it rests on; empty: the word of whoever adds it. */
  readonly sentence: string;
}

/** Entities of a base that are called so. */
const called = async (tx: Queryable, base: string, { name, entityType }: NamedEnd): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    select id from graph_entities where knowledge_base_id = ${base} and entity_type = ${entityType}
      and (normal = ${normalName(name)} or id in (select entity_id from graph_aliases where normal = ${normalName(name)}))`);
  return rows.map(({ id }) => id);
};

const evidenceOf = async (tx: Queryable, ids: readonly string[]) => {
  const rows = await tx.query<{ id: string }>(
    sql`select id from graph_evidence where triple_id = any(${[...ids]}::text[])`,
  );
  return rows.map(({ id }) => id);
};

/** Adds a relationship by hand. Throws `relationship_exists` where it is there and holds. */
export const addRelationship = (
  db: Database,
  userId: string,
  { knowledgeBaseId: base, sentence, ...said }: AddedRelationship,
): Promise<{ id: string; changeId: string }> =>
  db.transaction(async (tx) => {
    await lockGraph(tx, [base]);
    const subjects = await called(tx, base, said.subject);
    const objects = await called(tx, base, said.object);
    const known = await tx.query<{ id: string; state: string }>(sql`
      select id, state from graph_triples where subject_id = any(${subjects}::text[]) and object_id = any(${objects}::text[])
        and predicate = ${said.predicate} and condition = ${said.condition}`);
    if (known.some(({ state }) => state === 'current')) throw fail('relationship_exists');
    const triples = known.map(({ id }) => id);
    const touched: Touched = {
      graph_entities: [...new Set([...subjects, ...objects])],
      graph_triples: triples,
      graph_evidence: await evidenceOf(tx, triples),
    };
    let id = '';
    const changeId = await recordChange(tx, { userId, bases: [base], touched }, async () => {
      const evidence = {
        documentId: null,
        documentName: '',
        chunkId: null,
        chunkIndex: 0,
        sentence,
        positions: [],
      };
      const [made = ''] = await putTriples(tx, base, [{ ...said, evidence, revive: true }], { userId });
      id = made;
      const ends = await tx.query<{ subjectId: string; objectId: string }>(
        sql`select subject_id as "subjectId", object_id as "objectId" from graph_triples where id = ${made}`,
      );
      const fresh = ends.flatMap(({ subjectId, objectId }) => [subjectId, objectId]);
      return {
        graph_entities: fresh.filter((one) => !touched.graph_entities.includes(one)),
        graph_triples: triples.includes(made) ? [] : [made],
        graph_evidence: (await evidenceOf(tx, [made])).filter((one) => !touched.graph_evidence.includes(one)),
      };
    });
    return { id, changeId };
  });

const basesOf = async (tx: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ base: string }>(
    sql`select distinct knowledge_base_id as base from graph_triples where id = any(${[...ids]}::text[])`,
  );
  return rows.map(({ base }) => base);
};

export interface RelationshipChange {
  readonly id: string;
  readonly predicate?: string | undefined;
  readonly condition?: string | undefined;
  readonly state?: 'current' | 'superseded' | undefined;
}

/** Throws `relationship_not_found`, and `relationship_exists` where another one says that. */
export const modifyRelationship = async (db: Database, userId: string, change: RelationshipChange): Promise<string> => {
  const { id, predicate = null, condition = null, state = null } = change;
  try {
    return await db.transaction(async (tx) => {
      const bases = await basesOf(tx, [id]);
      await lockGraph(tx, bases);
      const touched = await touchedWith(tx, { entities: [], triples: [id] });
      return recordChange(tx, { userId, bases, touched: { ...touched, graph_triples: [id] } }, async () => {
        const changed = await tx.query(sql`
          update graph_triples set predicate = coalesce(${predicate?.trim() ?? null}, predicate),
            condition = coalesce(${condition?.trim() ?? null}, condition), state = coalesce(${state}, state),
            superseded_by = case when ${state}::text is null then superseded_by end, updated_at = now()
          where id = ${id} returning id`);
        if (changed.length === 0) throw fail('relationship_not_found');
        return undefined;
      });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'graph_triples_same') ? fail('relationship_exists') : error;
  }
};

/** Deletes relationships. What is not there is passed over; entities stay. */
export const removeRelationships = (db: Database, userId: string, ids: readonly string[]): Promise<string> =>
  db.transaction(async (tx) => {
    const bases = await basesOf(tx, ids);
    await lockGraph(tx, bases);
    const touched = await touchedWith(tx, { entities: [], triples: ids });
    return recordChange(tx, { userId, bases, touched }, async () => {
      await letHoldAgain(tx, ids);
      await tx.query(sql`delete from graph_triples where id = any(${[...ids]}::text[])`);
      return undefined;
    });
  });
