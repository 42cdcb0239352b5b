import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { scoreByWords } from '../../../retrieval/scoreByWords.js';
import type { Span } from '../../../parsing/types.js';
import type { Passage } from '../evidence/retrieval.js';
import { andChosen, isOfTopic } from './isOfTopic.js';
import { lookThrough } from './lookThrough.js';

interface Row {
  id: string;
  heading: string[];
  content: string;
  chunkId: string;
  chunkIndex: number;
  documentId: string;
  documentName: string;
  spans: Span[];
  positions: Position[];
  place: FilePlace | null;
}

/** The passages of these chunks, in this order. */
export const readPassages = async (db: Queryable, chunks: readonly { readonly id: string }[]): Promise<Passage[]> => {
  if (chunks.length === 0) return [];
  const rows = await readWhole(
    db,
    chunks.map(({ id }) => id),
  );
  return rows.map(({ id: _id, ...row }) => ({ ...row, knowledgeBaseId: '', knowledgeBaseName: '', score: 0 }));
};

interface PassagesWanted {
  readonly limit: number;
  /** The beginnings are taken where no passage shares a word with the question. */
  readonly orFirst: boolean;
  /** Of these files alone. Default: of all. */
  readonly fileIds?: readonly string[] | null;
}

/** With where their words stand, in this order. */
const readWhole = async (db: Queryable, ids: readonly string[]): Promise<Row[]> => {
  const rows = await db.query<Row>(sql`
    select c.id, c.id as "chunkId", c.index as "chunkIndex", f.id as "documentId", f.name as "documentName", c.heading,
      c.content, c.spans, c.positions, c.file_place as place
    from dialogue_chunks c join dialogue_files f on f.id = c.file_id where c.id = any(${[...ids]}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * The passages of a conversation's own files that share words with a question, best first. With `orFirst`, the
 * beginnings where none does: who asks for a summary names nothing that is in the file.
 */
export const filePassages = async (
  db: Queryable,
  topicId: string,
  question: string,
  { limit, orFirst, fileIds = null }: PassagesWanted,
): Promise<Passage[]> => {
  const files = await db.query<{ id: string }>(sql`
    select f.id from dialogue_files f
    where ${isOfTopic(topicId)} and f.status = 'ready' ${andChosen(fileIds)} order by f.created_at desc, f.id`);
  const { ids, words, ...candidates } = await lookThrough(
    db,
    files.map(({ id }) => id),
    [question],
  );
  const relevant = scoreByWords(words[0] ?? [], candidates).filter(({ score }) => score > 0);
  const best = relevant.length > 0 || !orFirst ? relevant : candidates.chunks.map(({ seq }) => ({ seq, score: 0 }));
  const chosen = best.slice(0, limit).flatMap(({ seq, score }) => {
    const id = ids[seq];
    return id === undefined ? [] : [{ id, score }];
  });
  const scores = new Map(chosen.map(({ id, score }) => [id, score]));
  return (await readPassages(db, chosen)).map((passage) => ({ ...passage, score: scores.get(passage.chunkId) ?? 0 }));
};
