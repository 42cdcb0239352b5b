import { MOST_RECORD_EXPORTS, RECORD_EXPORT_DAYS, type RecordExport } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import type { StoredFile } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';

/** The job that writes a spreadsheet of conversations. */
export const EXPORT_RECORDS = 'export_records';

/** Which conversations. */
export interface WantedRecords {
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly userId?: string;
  readonly assistantId?: string;
  readonly isLike?: boolean;
}

export interface NewExport {
  readonly userId: string;
  readonly wanted: WantedRecords;
  readonly language: Language;
  /** Phone numbers stand in it in full. */
  readonly inFull: boolean;
  readonly fileName: string;
}

interface Begun {
  userId: string;
  wanted: WantedRecords;
  language: Language;
  inFull: boolean;
}

interface Row {
  id: string;
  status: RecordExport['status'];
  fileName: string;
  answers: number;
  total: number | null;
  size: number | null;
  createTime: Date;
}

const isOpen = sql`status in ('queued', 'running')`;
const isKept = sql`created_at > now() - make_interval(days => ${RECORD_EXPORT_DAYS}::int)`;

/** Spreadsheets of conversations: who wanted which, and how far they are. */
export const recordExportStore = (db: Queryable) => ({
  /** In a transaction. Throws `too_many_exports`. */
  begin: async ({ userId, wanted, language, inFull, fileName }: NewExport): Promise<string> => {
    // Two at once wait for one another, and count what the other has begun.
    await db.query(sql`select 1 from users where id = ${userId} for no key update`);
    const open = await db.query(sql`select 1 from record_exports where user_id = ${userId} and ${isOpen}`);
    if (open.length >= MOST_RECORD_EXPORTS) throw fail('too_many_exports', { values: { count: MOST_RECORD_EXPORTS } });
    const id = randomId();
    await db.query(sql`
      insert into record_exports (id, user_id, wanted, language, in_full, file_name)
      values (${id}, ${userId}, ${json(wanted)}, ${language}, ${inFull}, ${fileName})`);
    await enqueue(db, { kind: EXPORT_RECORDS, subject: id });
    return id;
  },

  list: async (userId: string): Promise<RecordExport[]> => {
    const rows = await db.query<Row>(sql`
      select id, status, file_name as "fileName", answers, total, size::float8 as size, created_at as "createTime"
      from record_exports where user_id = ${userId} and ${isKept} order by created_at desc, id limit 20`);
    return rows.map(({ createTime, ...row }) => ({ ...row, createTime: createTime.toISOString() }));
  },

  /** In a transaction. Throws `export_not_found`. */
  cancel: async (id: string, userId: string): Promise<void> => {
    const found = await db.query(sql`select 1 from record_exports where id = ${id} and user_id = ${userId}`);
    if (found.length === 0) throw fail('export_not_found');
    await cancelJobs(db, [id]);
    await db.query(sql`update record_exports set status = 'cancelled' where id = ${id} and ${isOpen}`);
  },

  /** The written file of its owner. Throws `export_not_found`, `export_not_ready` and `export_withheld`. */
  file: async (id: string, { userId, inFull }: { userId: string; inFull: boolean }) => {
    const [found] = await db.query<{ fileName: string; fileKey: string | null; inFull: boolean }>(sql`
      select file_name as "fileName", file_key as "fileKey", in_full as "inFull"
      from record_exports where id = ${id} and user_id = ${userId} and ${isKept}`);
    if (found === undefined) throw fail('export_not_found');
    if (found.fileKey === null) throw fail('export_not_ready');
    if (found.inFull && !inFull) throw fail('export_withheld');
    return { fileName: found.fileName, fileKey: found.fileKey };
  },

  /** What is to be written; undefined: it has ended. */
  start: async (id: string): Promise<Begun | undefined> => {
    const [begun] = await db.query<Begun>(sql`
      update record_exports set status = 'running', answers = 0, total = null where id = ${id} and ${isOpen}
      returning user_id as "userId", wanted, language, in_full as "inFull"`);
    return begun;
  },

  progress: async (id: string, answers: number, total: number): Promise<void> => {
    await db.query(sql`update record_exports set answers = ${answers}, total = ${total} where id = ${id}`);
  },

  done: async (id: string, { key, size }: StoredFile): Promise<void> => {
    await db.query(
      sql`update record_exports set status = 'done', file_key = ${key}, size = ${size}::float8 where id = ${id}`,
    );
  },

  failed: async (id: string): Promise<void> => {
    await db.query(sql`update record_exports set status = 'failed' where id = ${id} and ${isOpen}`);
  },

  /** It is tried once more. False: it is gone, or done. */
  again: async (id: string): Promise<boolean> => {
    const rows = await db.query(sql`
      update record_exports set status = 'queued' where id = ${id} and status = 'failed' and ${isKept} returning id`);
    return rows.length > 0;
  },
});

/** Forgets those that are older than they are kept; their files are collected then. */
export const removeOldExports = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from record_exports where not (${isKept}) and not (${isOpen})`);
};
