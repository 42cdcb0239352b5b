import type { TripleMark } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { normalName, subjectKey, type TripleWords } from '../../../graph/index.js';
import { marksOf } from '../review/markAgainstGraph.js';
import { type Contradicting, matchGraph } from '../review/matchGraph.js';

export interface CheckedTriple extends TripleWords {
  readonly marks: readonly TripleMark[];
  readonly contradicting: readonly Contradicting[];
}

/** The kinds that the graph of a base has these names for, the best connected entity's where there are several. */
const kindsInGraph = async (
  db: Queryable,
  knowledgeBaseId: string,
  normals: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(normals)];
  const rows = await db.query<{ normal: string; kind: string }>(sql`
    select distinct on (e.normal) e.normal, e.kind from (
      select normal, entity_type as kind, degree, id from graph_entities
      where knowledge_base_id = ${knowledgeBaseId} and normal = any(${wanted}::text[])
      union all
      select x.normal, o.entity_type, o.degree, o.id
      from graph_aliases x join graph_entities o on o.id = x.entity_id
      where o.knowledge_base_id = ${knowledgeBaseId} and x.normal = any(${wanted}::text[])
    ) e order by e.normal, e.degree desc, e.id`);
  return new Map(rows.map(({ normal, kind }) => [normal, kind]));
};

/**
 * What the graph of a base has of some triples of a file, a thousand at most, in their order: the kinds of ends that have none,
 * and marks. An end that neither the file nor the graph knows a kind for dangles.
 */
export const checkTriples = async (
  db: Queryable,
  knowledgeBaseId: string,
  triples: readonly TripleWords[],
  listed: ReadonlySet<string>,
): Promise<readonly CheckedTriple[]> => {
  const without = triples.flatMap(({ subject, object }) =>
    [subject, object].flatMap(({ name, entityType }) => (entityType === '' ? [normalName(name)] : [])),
  );
  const kinds = without.length === 0 ? new Map<string, string>() : await kindsInGraph(db, knowledgeBaseId, without);
  const placed = triples.map((triple) => ({
    subject: {
      ...triple.subject,
      entityType: triple.subject.entityType || (kinds.get(normalName(triple.subject.name)) ?? ''),
    },
    predicate: triple.predicate,
    object: {
      ...triple.object,
      entityType: triple.object.entityType || (kinds.get(normalName(triple.object.name)) ?? ''),
    },
    condition: triple.condition,
  }));
  const matches = await matchGraph(db, { knowledgeBaseId, of: null }, placed, (one) => listed.has(subjectKey(one)));
  return placed.map((triple, at) => {
    const match = matches[at];
    const dangles = triple.subject.entityType === '' || triple.object.entityType === '';
    const isItself = normalName(triple.subject.name) === normalName(triple.object.name);
    const marks: TripleMark[] = [
      ...(isItself ? (['doubtful'] as const) : []),
      ...(match === undefined ? [] : marksOf(match)),
      ...(dangles ? (['dangling'] as const) : []),
    ];
    return { ...triple, marks, contradicting: match?.contradicting ?? [] };
  });
};
