import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { putTriples } from '../putTriples.js';

export interface TestTriple {
  readonly subject: readonly [name: string, entityType: string];
  readonly predicate: string;
  readonly object: readonly [name: string, entityType: string];
  /** Words of the chunk that say it. */
  readonly sentence: string;
}

/** Puts triples into the graph of a base, each with a sentence of one of its chunks as its evidence. */
export const putTold = async (
  db: Database,
  knowledgeBaseId: string,
  triples: readonly TestTriple[],
): Promise<string[]> => {
  const chunks = await db.query<{ id: string; index: number; content: string; documentId: string; name: string }>(sql`
    select c.id, c.index, c.content, d.id as "documentId", d.name from chunks c
    join documents d on d.id = c.document_id and d.parsing = c.parsing where d.knowledge_base_id = ${knowledgeBaseId}`);
  const told = triples.map(({ subject, predicate, object, sentence }) => {
    const chunk = chunks.find(({ content }) => content.includes(sentence));
    if (chunk === undefined) throw new Error(`nothing says: ${sentence}`);
    return {
      subject: { name: subject[0], entityType: subject[1] },
      predicate,
      object: { name: object[0], entityType: object[1] },
      condition: '',
      evidence: {
        documentId: chunk.documentId,
        documentName: chunk.name,
        chunkId: chunk.id,
        chunkIndex: chunk.index,
        sentence,
        positions: [],
      },
    };
  });
  return db.transaction((tx) => putTriples(tx, knowledgeBaseId, told, { taskId: randomId() }));
};
