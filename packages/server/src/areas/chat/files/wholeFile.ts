import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { type SourceChunk, wholeOf } from '../../../summaries/index.js';
import type { NamedDocument, Passage, WholeDocument } from '../evidence/retrieval.js';
import { readPassages } from './filePassages.js';
import { andChosen, isOfTopic } from './isOfTopic.js';

/** Chunks of one file that are looked at. */
const MOST_CHUNKS = 5_000;

/** The files of a conversation that can be read, newest first; null: all of them. */
export const namedFiles = async (
  db: Queryable,
  topicId: string,
  fileIds: readonly string[] | null,
): Promise<NamedDocument[]> => {
  const files = await db.query<{ id: string; name: string }>(sql`
    select f.id, f.name from dialogue_files f
    where ${isOfTopic(topicId)} and f.status = 'ready' ${andChosen(fileIds)} order by f.created_at desc, f.id`);
  return files.map((file) => ({ ...file, title: null, knowledgeBaseName: '', isOwn: true }));
};

/** One file of a conversation as a whole; null where it is none of it. */
export const wholeFile = async (db: Queryable, topicId: string, id: string): Promise<WholeDocument | null> => {
  const [file] = await db.query<{ name: string }>(sql`
    select name from dialogue_files where id = ${id} and ${isOfTopic(topicId)} and status = 'ready'`);
  return file === undefined ? null : { ...(await fileAsWhole(db, id, file.name)), summary: null };
};

/** What a file that can be read says of itself. */
export const fileAsWhole = async (db: Queryable, id: string, name: string) => {
  const chunks = await db.query<SourceChunk>(sql`
    select id, heading, content, titles from dialogue_chunks where file_id = ${id} order by index limit ${MOST_CHUNKS}`);
  const read = async (ids: readonly string[]): Promise<Map<string, Passage>> => {
    const passages = await readPassages(
      db,
      ids.map((one) => ({ id: one })),
    );
    return new Map(passages.map((passage) => [passage.chunkId, passage]));
  };
  return wholeOf(chunks, name, read);
};
