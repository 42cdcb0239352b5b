import type { DataUpload, UploadDataType } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import {
  bareColumns,
  CHECK_UPLOAD,
  type KeptColumn,
  type KeptFormat,
  TAKE_BACK_UPLOAD,
  TAKE_UPLOAD,
} from './uploadRecord.js';

export interface UploadFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly dataType?: string;
  readonly status?: string;
}

/** An upload as the table has it: without words. */
export interface UploadRecord
  extends Pick<
    DataUpload,
    | 'id'
    | 'fileName'
    | 'size'
    | 'status'
    | 'progress'
    | 'rowCount'
    | 'addedCount'
    | 'changedCount'
    | 'unchangedCount'
    | 'refusedCount'
    | 'restoredCount'
    | 'keptCount'
    | 'createdBy'
    | 'fileKept'
  > {
  readonly dataType: UploadDataType;
  readonly columns: KeptColumn[];
  readonly failure: { readonly code: string; readonly row?: number | null } | null;
  readonly reasons: Record<string, number>;
  readonly sameAs: { readonly id: string; readonly fileName: string; readonly createTime: string } | null;
  readonly takeBackUntil: Date | null;
  readonly createTime: Date;
  readonly updateTime: Date;
}

const columns = {
  fileName: 'd.file_name',
  dataType: 'd.data_type',
  status: 'd.status',
  rowCount: 'd.row_count',
  createTime: 'd.seq',
};

const records = (db: Queryable, where: Sql, rest: Sql = empty): Promise<UploadRecord[]> =>
  db.query<UploadRecord>(sql`
    select d.id, d.file_name as "fileName", d.size, d.data_type as "dataType", d.status,
      (d.progress * 100)::float8 as progress, d.failure, d.columns, d.row_count as "rowCount",
      d.added_count as "addedCount", d.changed_count as "changedCount", d.unchanged_count as "unchangedCount",
      d.refused_count as "refusedCount", d.reasons, d.restored_count as "restoredCount", d.kept_count as "keptCount",
      d.file_key is not null as "fileKept", (
        select jsonb_build_object('id', s.id, 'fileName', s.file_name, 'createTime', s.created_at) from data_uploads s
        where s.content_hash = d.content_hash and s.data_type = d.data_type and s.status = 'done' and s.seq < d.seq
        order by s.seq desc limit 1
      ) as "sameAs",
      case when d.status in ('done', 'cancelled') and d.added_count + d.changed_count > 0
        and d.taken_at > now() - interval '7 days' then d.taken_at + interval '7 days' end as "takeBackUntil",
      coalesce(u.username, '') as "createdBy", d.created_at as "createTime", d.updated_at as "updateTime"
    from data_uploads d left join users u on u.id = d.created_by where ${where} ${rest}`);

export interface NewUpload {
  readonly dataType: UploadDataType;
  readonly fileName: string;
  readonly size: number;
  readonly hash: string;
  readonly fileKey: string;
  readonly format: KeptFormat;
  readonly columns: readonly KeptColumn[];
  readonly userId: string;
}

/** The statuses in which a job is at work. */
const busy = ['checking', 'running', 'takingBack'];

export const dataUploadStore = (db: Database) => {
  /** Locks it. Throws `data_upload_not_found`. */
  const locked = async (tx: Queryable, id: string) => {
    const [found] = await tx.query<{
      status: string;
      hasFile: boolean;
      readBytes: number;
      start: number;
      old: boolean;
    }>(
      sql`
        select status, file_key is not null as "hasFile", read_bytes as "readBytes",
          (format -> 'start' ->> 'bytes')::float8 as start,
          coalesce(taken_at < now() - interval '7 days', false) as old
        from data_uploads where id = ${id} for update`,
    );
    return found ?? Promise.reject(fail('data_upload_not_found'));
  };

  return {
    /** Newest first. The total is true also past the end. */
    page: async ({ current, size, orders, keyword = '', dataType, status }: UploadFilter) => {
      const where = sql`true ${matching(keyword, 'd.file_name')}
        ${dataType === undefined ? empty : sql`and d.data_type = ${dataType}`}
        ${status === undefined ? empty : sql`and d.status = ${status}`}`;
      const list = await records(
        db,
        where,
        sql`${orderBy(orders, columns, 'd.seq desc')} ${pageOf({ current, size })}`,
      );
      const [all] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from data_uploads d where ${where}`,
      );
      return { list, total: all?.total ?? 0, current, size };
    },

    find: async (id: string): Promise<UploadRecord | undefined> => (await records(db, sql`d.id = ${id}`))[0],

    add: async ({ dataType, fileName, size, hash, fileKey, format, columns: matched, userId }: NewUpload) => {
      const id = randomId();
      await db.query(sql`
        insert into data_uploads (id, data_type, file_name, size, content_hash, file_key, format, columns, created_by)
        values (${id}, ${dataType}, ${fileName}, ${size}, ${hash}, ${fileKey}, ${JSON.stringify(format)}::jsonb,
          ${JSON.stringify(matched)}::jsonb, ${userId})`);
      return id;
    },

    /** Begins a dry run. Throws the contract's reasons. */
    check: (id: string, matched: readonly KeptColumn[]): Promise<void> =>
      db.transaction(async (tx) => {
        const { status, hasFile } = await locked(tx, id);
        if (busy.includes(status)) throw fail('data_upload_running');
        if (!['matching', 'checked', 'failed'].includes(status)) throw fail('data_upload_taken');
        if (!hasFile) throw fail('data_upload_too_old');
        await tx.query(sql`
          update data_uploads set status = 'checking', columns = ${JSON.stringify(matched)}::jsonb, progress = 0,
            failure = null, row_count = 0, added_count = 0, changed_count = 0, unchanged_count = 0, refused_count = 0,
            reasons = '{}', updated_at = now() where id = ${id}`);
        await enqueue(tx, { kind: CHECK_UPLOAD, subject: id, maxAttempts: 5 });
      }),

    /** Begins to take it in, or goes on. Throws the contract's reasons. */
    takeIn: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { status, hasFile } = await locked(tx, id);
        if (busy.includes(status)) throw fail('data_upload_running');
        if ((status !== 'checked' && status !== 'cancelled') || !hasFile) throw fail('data_upload_unchecked');
        await tx.query(sql`
          update data_uploads set status = 'running', failure = null, updated_at = now(),
            progress = case when status = 'checked' then 0 else progress end,
            read_bytes = case when status = 'checked' then (format -> 'start' ->> 'bytes')::bigint else read_bytes end,
            read_rows = case when status = 'checked' then (format -> 'start' ->> 'rows')::int else read_rows end
          where id = ${id}`);
        await enqueue(tx, { kind: TAKE_UPLOAD, subject: id, maxAttempts: 10 });
      }),

    /** Stops what is under way. Throws the contract's reasons. */
    cancel: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await cancelJobs(tx, [id], ['queued', 'running']);
        const { status } = await locked(tx, id);
        if (status !== 'checking' && status !== 'running') throw fail('data_upload_not_running');
        await tx.query(sql`
          update data_uploads set status = case when status = 'checking' then 'matching'
              when read_bytes = (format -> 'start' ->> 'bytes')::bigint then 'checked' else 'cancelled' end,
            columns = case when status = 'running' and read_bytes > (format -> 'start' ->> 'bytes')::bigint
              then ${bareColumns} else columns end,
            taken_at = case when status = 'running' then now() else taken_at end, progress = 0, updated_at = now()
          where id = ${id}`);
      }),

    /** Begins to put everything back. Throws the contract's reasons. */
    takeBack: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { status, old } = await locked(tx, id);
        if (busy.includes(status)) throw fail('data_upload_running');
        if (status !== 'done' && status !== 'cancelled') throw fail('data_upload_not_taken');
        if (old) throw fail('data_upload_too_old');
        await tx.query(sql`
          update data_uploads set status = 'takingBack', progress = 0, failure = null, updated_at = now()
          where id = ${id}`);
        await enqueue(tx, { kind: TAKE_BACK_UPLOAD, subject: id, maxAttempts: 10 });
      }),

    /** Answers the keys of their files. Throws `data_upload_running`. */
    remove: (idList: readonly string[]): Promise<string[]> =>
      db.transaction(async (tx) => {
        const rows = await tx.query<{ status: string; fileKey: string | null }>(sql`
          select status, file_key as "fileKey" from data_uploads where id = any(${[...idList]}::text[]) for update`);
        if (rows.some(({ status }) => busy.includes(status))) throw fail('data_upload_running');
        await tx.query(sql`delete from data_uploads where id = any(${[...idList]}::text[])`);
        return rows.flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey]));
      }),
  };
};

/**
 * Forgets files, rows, samples and what they changed, seven days after the last thing was done with an upload: then nothing is
 * taken back any more. The file itself is collected with all that no table names.
 */
export const forgetOldUploads = async (db: Database): Promise<void> => {
  // By age alone: where somebody was erased, the file is gone long before the rest.
  const old = await db.query<{ id: string }>(sql`
    update data_uploads d set file_key = null, columns = ${bareColumns}
    where updated_at < now() - interval '7 days' and status <> all(${busy}::text[]) and (
      file_key is not null or jsonb_path_exists(columns, '$[*].samples[*]')
      or exists (select 1 from data_upload_rows r where r.upload_id = d.id)
      or exists (select 1 from data_upload_changes c where c.upload_id = d.id))
    returning id`);
  const ids = old.map(({ id }) => id);
  await db.query(sql`delete from data_upload_changes where upload_id = any(${ids}::text[])`);
  await db.query(sql`delete from data_upload_rows where upload_id = any(${ids}::text[])`);
};
