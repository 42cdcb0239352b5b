import { MOST_REPORT_EXPORTS, REPORT_EXPORT_DAYS, type ReportExport } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import type { StoredFile } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import type { ReportFilter } from './reportFilter.js';

/** The job that writes a spreadsheet of what became of messages. */
export const EXPORT_REPORT = 'export_delivery_report';

export interface NewReportExport {
  readonly userId: string;
  readonly wanted: ReportFilter;
  readonly language: Language;
  readonly fileName: string;
}

interface Row {
  id: string;
  status: ReportExport['status'];
  fileName: string;
  size: number | null;
  createTime: Date;
}

const isOpen = sql`status in ('queued', 'running')`;
const isKept = sql`created_at > now() - make_interval(days => ${REPORT_EXPORT_DAYS}::int)`;

/** Spreadsheets of what became of messages: who wanted which, and how far they are. */
export const reportExportStore = (db: Queryable) => ({
  /** In a transaction. Throws `too_many_report_exports`. */
  begin: async ({ userId, wanted, language, fileName }: NewReportExport): Promise<string> => {
    // Two at once wait for one another, and count what the other has begun.
    await db.query(sql`select 1 from users where id = ${userId} for no key update`);
    const open = await db.query(sql`select 1 from report_exports where user_id = ${userId} and ${isOpen}`);
    if (open.length >= MOST_REPORT_EXPORTS)
      throw fail('too_many_report_exports', { values: { count: MOST_REPORT_EXPORTS } });
    const id = randomId();
    await db.query(sql`
      insert into report_exports (id, user_id, wanted, language, file_name)
      values (${id}, ${userId}, ${json(wanted)}, ${language}, ${fileName})`);
    await enqueue(db, { kind: EXPORT_REPORT, subject: id });
    return id;
  },

  list: async (userId: string): Promise<ReportExport[]> => {
    const rows = await db.query<Row>(sql`
      select id, status, file_name as "fileName", size::float8 as size, created_at as "createTime"
      from report_exports where user_id = ${userId} and ${isKept} order by created_at desc, id limit 20`);
    return rows.map(({ createTime, ...row }) => ({ ...row, createTime: createTime.toISOString() }));
  },

  /** In a transaction. Throws `report_export_not_found`. */
  cancel: async (id: string, userId: string): Promise<void> => {
    const found = await db.query(sql`select 1 from report_exports where id = ${id} and user_id = ${userId}`);
    if (found.length === 0) throw fail('report_export_not_found');
    await cancelJobs(db, [id]);
    await db.query(sql`update report_exports set status = 'cancelled' where id = ${id} and ${isOpen}`);
  },

  /** The written file of its owner. Throws `report_export_not_found` and `report_export_not_ready`. */
  file: async (id: string, userId: string): Promise<{ fileName: string; fileKey: string }> => {
    const [found] = await db.query<{ fileName: string; fileKey: string | null }>(sql`
      select file_name as "fileName", file_key as "fileKey"
      from report_exports where id = ${id} and user_id = ${userId} and ${isKept}`);
    if (found === undefined) throw fail('report_export_not_found');
    if (found.fileKey === null) throw fail('report_export_not_ready');
    return { fileName: found.fileName, fileKey: found.fileKey };
  },

  /** What is to be written; undefined: it has ended. */
  start: async (id: string): Promise<{ wanted: ReportFilter; language: Language } | undefined> => {
    const [begun] = await db.query<{ wanted: ReportFilter; language: Language }>(sql`
      update report_exports set status = 'running' where id = ${id} and ${isOpen} returning wanted, language`);
    return begun;
  },

  done: async (id: string, { key, size }: StoredFile): Promise<void> => {
    await db.query(
      sql`update report_exports set status = 'done', file_key = ${key}, size = ${size}::float8 where id = ${id}`,
    );
  },

  failed: async (id: string): Promise<void> => {
    await db.query(sql`update report_exports set status = 'failed' where id = ${id} and ${isOpen}`);
  },

  /** It is tried once more. False: it is gone, or done. */
  again: async (id: string): Promise<boolean> => {
    const rows = await db.query(sql`
      update report_exports set status = 'queued' where id = ${id} and status = 'failed' and ${isKept} returning id`);
    return rows.length > 0;
  },
});

/** Forgets those that are older than they are kept; their files are collected then. */
export const removeOldReportExports = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from report_exports where not (${isKept}) and not (${isOpen})`);
};
