import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { Counts } from './uploadRecord.js';
import type { Outcome } from './taking/index.js';

/** A row as it is kept to be looked at. */
export interface KeptRow {
  readonly row: number;
  readonly outcome: string;
  readonly reasons: readonly { readonly code: string; readonly column: number | null }[];
  readonly cells: readonly string[];
  readonly changes?: Readonly<Record<string, readonly unknown[]>>;
}

/** Keeps rows; those that are kept already stay as they are, but for one that is refused by now: nobody would get it back. */
export const keepRows = async (tx: Queryable, uploadId: string, rows: readonly KeptRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.query(sql`
    insert into data_upload_rows (upload_id, row_number, outcome, reasons, cells, changes)
    select ${uploadId}, "row", outcome, reasons, cells, coalesce(changes, '{}')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("row" int, outcome text, reasons jsonb, cells jsonb, changes jsonb)
    on conflict (upload_id, row_number) do update set outcome = excluded.outcome, reasons = excluded.reasons,
      cells = excluded.cells, changes = excluded.changes
      where excluded.outcome = 'refused' and data_upload_rows.outcome <> 'refused'`);
};

/** Reasons that depend on what is known when a row is looked at; all others lie in the file. */
export const dependingReasons = [
  'two_customers',
  'several_customers',
  'same_customer',
  'customer_unknown',
  'customer_erased',
  'order_of_another',
] as const;

/** What becomes of the rows has to be found out anew: forgets those that were refused by what was known. */
export const forgetDepending = async (tx: Queryable, uploadId: string): Promise<void> => {
  await tx.query(sql`
    delete from data_upload_rows where upload_id = ${uploadId} and outcome = 'refused'
      and reasons -> 0 ->> 'code' = any(${[...dependingReasons]}::text[])`);
};

/** Rows that are about the same as an earlier one, as the dry run has found. */
export const repeatedRows = async (db: Queryable, uploadId: string): Promise<Set<number>> => {
  const rows = await db.query<{ row: number }>(sql`
    select row_number as row from data_upload_rows
    where upload_id = ${uploadId} and outcome = 'refused' and reasons @> '[{"code": "earlier_row"}]'::jsonb`);
  return new Set(rows.map(({ row }) => row));
};

/** Adds a batch to what was counted before. */
export const counted = (
  before: Counts,
  refused: readonly Pick<KeptRow, 'reasons'>[],
  outcomes: readonly Outcome[],
): Counts => {
  const reasons = { ...before.reasons };
  const add = (code: string, count: number): void => {
    reasons[code] = (reasons[code] ?? 0) + count;
  };
  for (const row of refused) for (const code of new Set(row.reasons.map((one) => one.code))) add(code, 1);
  const of = (wanted: Outcome['outcome']): number =>
    outcomes.reduce((sum, { outcome, count }) => sum + (outcome === wanted ? count : 0), 0);
  for (const { reason, count } of outcomes) if (reason !== null) add(reason, count);
  const [added, changed, unchanged, left] = [of('added'), of('changed'), of('unchanged'), of('refused')];
  return {
    rowCount: before.rowCount + refused.length + added + changed + unchanged + left,
    addedCount: before.addedCount + added,
    changedCount: before.changedCount + changed,
    unchangedCount: before.unchangedCount + unchanged,
    refusedCount: before.refusedCount + refused.length + left,
    reasons,
  };
};
