import type { Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { indexedText } from '../../retrieval/index.js';
import { indexTerms, queryWords } from '../../retrieval/tokenise.js';
import type { Span } from '../../parsing/types.js';
import { breather } from '../../workers/index.js';
import type { Passage } from './retrieval.js';

interface Row {
  chunkId: string;
  chunkIndex: number;
  documentId: string;
  documentName: string;
  heading: string[];
  content: string;
  spans: Span[];
  positions: Position[];
}

/** Chunks of one conversation's files that are looked at. */
const MOST_CHUNKS = 3000;

/**
 * The passages of a conversation's own files that share words with a question, best first. With `orFirst`, the
 * beginnings where none does: who asks for a summary names nothing that is in the file.
 */
export const filePassages = async (
  db: Queryable,
  topicId: string,
  question: string,
  { limit, orFirst }: { limit: number; orFirst: boolean },
): Promise<Passage[]> => {
  const rows = await db.query<Row>(sql`
    select c.id as "chunkId", c.index as "chunkIndex", f.id as "documentId", f.name as "documentName", c.heading, c.content,
      c.spans, c.positions
    from dialogue_chunks c join dialogue_files f on f.id = c.file_id
    where f.topic_id = ${topicId} and f.status = 'ready' order by f.created_at desc, f.id, c.index limit ${MOST_CHUNKS}`);
  const words = queryWords(question);
  const chunks: { row: Row; terms: Map<string, number> }[] = [];
  const breathe = breather();
  for (const row of rows) {
    await breathe();
    chunks.push({ row, terms: indexTerms(indexedText(row)) });
  }
  const rarity = words.map(({ term, weight }) => {
    const holding = chunks.filter(({ terms }) => terms.has(term)).length;
    return weight * Math.log(1 + (chunks.length - holding + 0.5) / (holding + 0.5));
  });
  const scored = chunks.map(({ row, terms }) => ({
    row,
    score: words.reduce((sum, { term }, at) => {
      const count = terms.get(term) ?? 0;
      return sum + (count === 0 ? 0 : ((rarity[at] ?? 0) * count * 2.2) / (count + 1.2));
    }, 0),
  }));
  const relevant = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const chosen = relevant.length > 0 || !orFirst ? relevant : scored;
  return chosen
    .slice(0, limit)
    .map(({ row, score }) => ({ ...row, knowledgeBaseId: '', knowledgeBaseName: '', score }));
};
