import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { indexedText } from '../../../retrieval/index.js';
import { scoreByWords, termsOf } from '../../../retrieval/scoreByWords.js';
import { queryWords, termCounter } from '../../../retrieval/tokenise.js';
import type { Candidate } from '../../../retrieval/wordCandidates.js';
import type { Span } from '../../../parsing/types.js';
import { breather } from '../../../workers/index.js';
import type { Passage } from '../evidence/retrieval.js';
import { andChosen, isOfTopic } from './isOfTopic.js';

interface Text {
  id: string;
  heading: string[];
  content: string;
}

interface Row extends Text {
  chunkId: string;
  chunkIndex: number;
  documentId: string;
  documentName: string;
  spans: Span[];
  positions: Position[];
  place: FilePlace | null;
}

/** Chunks of one conversation's files that are looked at. */
const MOST_CHUNKS = 3000;

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
  const texts = await db.query<Text>(sql`
    select c.id, c.heading, c.content
    from dialogue_chunks c join dialogue_files f on f.id = c.file_id
    where ${isOfTopic(topicId)} and f.status = 'ready' ${andChosen(fileIds)} order by f.created_at desc, f.id, c.index limit ${MOST_CHUNKS}`);
  const words = queryWords(question);
  const termsIn = termCounter([...termsOf(words).keys()]);
  const chunksWith = new Map<string, number>();
  const chunks: Candidate[] = [];
  const breathe = breather();
  for (const [seq, text] of texts.entries()) {
    await breathe();
    const counts = termsIn(indexedText(text));
    for (const term of counts.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 1);
    chunks.push({ seq, length: text.content.length, counts });
  }
  const relevant = scoreByWords(words, { chunks, total: chunks.length, chunksWith }).filter(({ score }) => score > 0);
  const best = relevant.length > 0 || !orFirst ? relevant : chunks.map(({ seq }) => ({ seq, score: 0 }));
  const chosen = best.slice(0, limit).flatMap(({ seq, score }) => {
    const text = texts[seq];
    return text === undefined ? [] : [{ id: text.id, score }];
  });
  const scores = new Map(chosen.map(({ id, score }) => [id, score]));
  return (await readPassages(db, chosen)).map((passage) => ({ ...passage, score: scores.get(passage.chunkId) ?? 0 }));
};
