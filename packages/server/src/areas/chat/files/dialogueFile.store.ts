import { type DialogueFile, MAX_DIALOGUE_FILES } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { StoredFile } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import type { ReadType } from '../../../parsing/fileKind.js';
import { isOfTopic } from './isOfTopic.js';

/** The job that reads a file of a conversation. */
export const PARSE_DIALOGUE_FILE = 'parseDialogueFile';

/** Days after which a file that nothing was asked about is removed. */
const FORGOTTEN = 7;

export interface NewDialogueFile {
  readonly userId: string;
  readonly topicId: string | null;
  readonly name: string;
  readonly type: ReadType;
  readonly file: StoredFile;
}

/** What is left of a removed file: where it was stored, and the SHA-256 of its content. */
export interface RemovedFile {
  readonly key: string;
  readonly hash: string;
}

interface Row {
  id: string;
  topicId: string | null;
  name: string;
  size: number;
  type: ReadType;
  pageCount: number;
  status: DialogueFile['status'];
  progress: number;
  failure: DialogueFile['failure'];
  createdAt: Date;
}

const toFile = ({ createdAt, ...row }: Row): DialogueFile => ({ ...row, createTime: createdAt.toISOString() });

const columns = sql`
  id, topic_id as "topicId", name, size, type, page_count as "pageCount", status, progress, failure, created_at as "createdAt"`;

export type DialogueFileStore = ReturnType<typeof dialogueFileStore>;

/** Files that users ask about in their conversations. */
export const dialogueFileStore = (db: Database) => {
  const waitingFor = (userId: string, topicId: string | null): Sql => sql`
    user_id = ${userId} and ${topicId === null ? sql`topic_id is null and not attached` : sql`topic_id = ${topicId}`}`;

  return {
    find: async (id: string, userId: string): Promise<DialogueFile | null> => {
      const [row] = await db.query<Row>(
        sql`select ${columns} from dialogue_files where id = ${id} and user_id = ${userId}`,
      );
      return row === undefined ? null : toFile(row);
    },

    /** Oldest first; `topicId` null: those that wait for a conversation. */
    list: async (userId: string, topicId: string | null): Promise<DialogueFile[]> =>
      (
        await db.query<Row>(sql`
          select ${columns} from dialogue_files
          where ${topicId === null ? waitingFor(userId, null) : sql`user_id = ${userId} and ${isOfTopic(topicId)}`} order by created_at, id`)
      ).map(toFile),

    /** Adds a file and queues it for reading. Throws `too_many_files`. */
    add: async ({ userId, topicId, name, type, file }: NewDialogueFile): Promise<string> => {
      const id = randomId();
      await db.transaction(async (tx) => {
        await tx.query(sql`select 1 from users where id = ${userId} for update`);
        const others = await tx.query(sql`select 1 from dialogue_files where ${waitingFor(userId, topicId)}`);
        if (others.length >= MAX_DIALOGUE_FILES)
          throw fail('too_many_files', { values: { count: MAX_DIALOGUE_FILES } });
        await tx.query(sql`
          insert into dialogue_files (id, user_id, topic_id, attached, name, type, size, file_hash, file_key)
          values (${id}, ${userId}, ${topicId}, ${topicId !== null}, ${name}, ${type}, ${file.size}, ${file.hash}, ${file.key})`);
        await enqueue(tx, { kind: PARSE_DIALOGUE_FILE, subject: id });
      });
      return id;
    },

    /** Gives the files that wait for a conversation to the one that has just begun. */
    attach: async (userId: string, topicId: string): Promise<void> => {
      await db.query(sql`
        update dialogue_files set topic_id = ${topicId}, attached = true where ${waitingFor(userId, null)}`);
      await db.query(
        sql`update dialogue_works set topic_id = ${topicId} where user_id = ${userId} and topic_id is null`,
      );
    },

    hasFiles: async (topicId: string): Promise<boolean> =>
      (await db.query(sql`select 1 from dialogue_files where ${isOfTopic(topicId)} and status = 'ready' limit 1`))
        .length > 0,

    /** Removes own files and answers where they were stored; those of others are passed over. */
    remove: (ids: readonly string[], userId: string): Promise<RemovedFile[]> =>
      db.transaction(async (tx) => {
        const own = sql`user_id = ${userId} and id = any(${[...ids]}::text[])`;
        const found = await tx.query<{ id: string }>(sql`
          with own as (select id from dialogue_files where ${own})
          select id from own union select work_id from dialogue_work_files where file_id in (select id from own)`);
        await cancelJobs(
          tx,
          found.map(({ id }) => id),
        );
        return tx.query<RemovedFile>(
          sql`delete from dialogue_files where ${own} returning file_key as key, file_hash as hash`,
        );
      }),

    /** Removes what nobody can reach or has forgotten, and answers where it was stored. */
    removeAbandoned: (): Promise<RemovedFile[]> =>
      db.query<RemovedFile>(sql`
        delete from dialogue_files
        where user_id is null or (attached and topic_id is null)
          or (not attached and created_at < now() - ${FORGOTTEN} * interval '1 day')
        returning file_key as key, file_hash as hash`),
  };
};
