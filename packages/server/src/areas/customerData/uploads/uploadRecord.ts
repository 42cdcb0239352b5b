import type { UploadDataType } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { MatchedColumn } from './reading/matchColumns.js';
import type { CsvFormat } from './reading/csvRecords.js';
import type { Place } from './reading/uploadRows.worker.js';

/** The job that looks at every row without taking anything in. The upload is its subject. */
export const CHECK_UPLOAD = 'check_data_upload';
/** The job that takes the rows in. The upload is its subject. */
export const TAKE_UPLOAD = 'take_in_data_upload';
/** The job that puts everything back as it was. The upload is its subject. */
export const TAKE_BACK_UPLOAD = 'take_back_data_upload';

/** How a file is read: its format, where its first row begins, and the bytes of what is kept of it. */
export interface KeptFormat extends CsvFormat {
  readonly start: Place;
  readonly size: number;
}

export interface KeptColumn extends Omit<MatchedColumn, 'how'> {
  readonly how: string;
}

/** The columns of an upload without what stands under them: that is needed only as long as somebody says what they are. */
export const bareColumns: Sql = sql`(
  select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
  from jsonb_array_elements(columns) with ordinality e (c, n)
)`;

/** How many rows became what, so far. */
export interface Counts {
  readonly rowCount: number;
  readonly addedCount: number;
  readonly changedCount: number;
  readonly unchangedCount: number;
  readonly refusedCount: number;
  /** Rows by why they are refused. */
  readonly reasons: Record<string, number>;
}

/** An upload as its jobs know it. */
export interface UploadAtWork extends Counts {
  readonly id: string;
  readonly dataType: UploadDataType;
  readonly fileKey: string | null;
  readonly format: KeptFormat;
  readonly columns: KeptColumn[];
  readonly readBytes: number;
  readonly readRows: number;
}

/** The upload that a job works on, while it is in that state. */
export const findAtWork = async (db: Queryable, id: string, status: string): Promise<UploadAtWork | undefined> =>
  (
    await db.query<UploadAtWork>(sql`
      select id, data_type as "dataType", file_key as "fileKey", format, columns, read_bytes as "readBytes",
        read_rows as "readRows", row_count as "rowCount", added_count as "addedCount", changed_count as "changedCount",
        unchanged_count as "unchangedCount", refused_count as "refusedCount", reasons
      from data_uploads where id = ${id} and status = ${status}`)
  )[0];

export const noCounts: Counts = {
  rowCount: 0,
  addedCount: 0,
  changedCount: 0,
  unchangedCount: 0,
  refusedCount: 0,
  reasons: {},
};

/** Notes how far it is, in the transaction of what was made of the rows. */
export const saveReached = async (
  tx: Queryable,
  id: string,
  { at, progress, counts }: { readonly at: Place; readonly progress: number; readonly counts: Counts },
): Promise<void> => {
  await tx.query(sql`
    update data_uploads set read_bytes = ${at.bytes}, read_rows = ${at.rows}, progress = ${progress}::real,
      row_count = ${counts.rowCount}, added_count = ${counts.addedCount}, changed_count = ${counts.changedCount},
      unchanged_count = ${counts.unchangedCount}, refused_count = ${counts.refusedCount},
      reasons = ${JSON.stringify(counts.reasons)}::jsonb, updated_at = now()
    where id = ${id}`);
};
