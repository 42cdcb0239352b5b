import type { UploadRow } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import type { Language } from '../../../http/messages.js';
import { maskPhones } from '../../../text/maskPhones.js';
import { reasonWords } from './uploadReasons.js';

export interface RowsWanted {
  readonly id: string;
  readonly current: number;
  readonly size: number;
  readonly outcome?: string;
  readonly reason?: string;
}

interface Kept {
  readonly row: number;
  readonly outcome: string;
  readonly cells: string[];
  readonly reasons: { code: string; column: number | null }[];
  readonly changes: Record<string, unknown[]>;
}

const said = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return maskPhones(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Rows that were kept of an upload, in the order of the file. The total is of those that are kept. */
export const pageUploadRows = async (
  db: Database,
  { id, current, size, outcome, reason }: RowsWanted,
  language: Language,
): Promise<{ list: UploadRow[]; total: number; current: number; size: number }> => {
  const where = sql`upload_id = ${id}
    ${outcome === undefined ? empty : sql`and outcome = ${outcome}`}
    ${reason === undefined ? empty : sql`and reasons @> ${JSON.stringify([{ code: reason }])}::jsonb`}`;
  const rows = await db.query<Kept>(sql`
    select row_number as row, outcome, cells, reasons, changes from data_upload_rows where ${where}
    order by row_number ${pageOf({ current, size })}`);
  const [all] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from data_upload_rows where ${where}`,
  );
  const list = rows.map(({ cells, reasons, changes, ...row }) => ({
    ...row,
    cells: cells.map(maskPhones),
    reasons: reasons.map((one) => ({ ...one, message: reasonWords(one.code, language) })),
    changes: Object.entries(changes).map(([field, [before, after]]) => ({
      field,
      before: said(before),
      after: said(after),
    })),
  }));
  return { list, total: all?.total ?? 0, current, size };
};
