import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { type SourceChunk, wholeOf } from '../../../summaries/index.js';
import type { NamedDocument, Passage, WholeDocument } from '../evidence/retrieval.js';
import { readWhole } from './filePassages.js';
import { isOfTopic } from './isOfTopic.js';

/** Chunks of one file that are looked at. */
const MOST_CHUNKS = 5_000;

/** The files of a conversation that can be read, newest first. */
export const namedFiles = async (db: Queryable, topicId: string): Promise<NamedDocument[]> => {
  const files = await db.query<{ id: string; name: string }>(sql`
    select id, name from dialogue_files where ${isOfTopic(topicId)} and status = 'ready' order by created_at desc, id`);
  return files.map((file) => ({ ...file, title: null, knowledgeBaseName: '', isOwn: true }));
};

/** One file of a conversation as a whole; null where it is none of it. */
export const wholeFile = async (db: Queryable, topicId: string, id: string): Promise<WholeDocument | null> => {
  const [file] = await db.query<{ name: string }>(sql`
    select name from dialogue_files where id = ${id} and ${isOfTopic(topicId)} and status = 'ready'`);
  if (file === undefined) return null;
  const chunks = await db.query<SourceChunk>(sql`
    select id, heading, content, titles from dialogue_chunks where file_id = ${id} order by index limit ${MOST_CHUNKS}`);
  const read = async (ids: readonly string[]): Promise<Map<string, Passage>> => {
    const rows = await readWhole(db, ids);
    return new Map(rows.map((row) => [row.id, { ...row, knowledgeBaseId: '', knowledgeBaseName: '', score: 0 }]));
  };
  return { ...(await wholeOf(chunks, file.name, read)), summary: null };
};
