import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { bareColumns, type NamingFiles } from '../uploads/index.js';
import { type PersonSigns, SHORT_NUMBER } from './personSigns.js';

/** Whether any text or number in some JSON has a number or an address of theirs in it. */
const holds = (json: Sql, pattern: string | null): Sql => sql`exists (
  select 1 from jsonb_path_query(${json}, 'strict $.**') v
  where jsonb_typeof(v) in ('string', 'number') and v #>> '{}' ~* ${pattern}::text)`;

/** Without what may stand within a number, and with plain digits. */
const gapless = (text: Sql): Sql => sql`translate(${text}, '０１２３４５６７８９ ()-', '0123456789')`;

/**
 * Deletes the rows that name them; a short member number counts in a column of them alone. There may be a million: only those
 * that have the signs of it anywhere are looked at closely. Answers the upload of each.
 */
const forgetRows = (tx: Queryable, { pattern, plain, memberNumbers }: PersonSigns) => {
  const all = sql`lower(r.cells::text || r.changes::text)`;
  return tx.query<{ id: string }>(sql`
    delete from data_upload_rows r using data_uploads d where d.id = r.upload_id and (
      (exists (select 1 from unnest(${[...plain]}::text[]) w where strpos(${gapless(all)}, ${gapless(sql`w`)}) > 0)
        and ${holds(sql`jsonb_build_array(r.cells, r.changes)`, pattern)})
      or (exists (select 1 from unnest(${[...memberNumbers]}::text[]) w where strpos(${all}, to_jsonb(w)::text) > 0) and (
        exists (
          select 1 from jsonb_array_elements_text(r.cells) with ordinality c (cell, place)
          where lower(c.cell) = any(${[...memberNumbers]}::text[])
            and (length(c.cell) > ${SHORT_NUMBER} or d.columns -> (c.place - 1)::int ->> 'target' = 'memberNumber')
        ) or exists (
          select 1 from jsonb_array_elements_text(r.changes -> 'memberNumber') v
          where lower(v) = any(${[...memberNumbers]}::text[])
        )))
    ) returning r.upload_id as id`);
};

/** Uploads that brought or changed what is known of them, or show a cell of theirs as a sample. */
const touchedBy = (tx: Queryable, ids: readonly string[], { pattern, memberNumbers }: PersonSigns) =>
  tx.query<{ id: string }>(sql`
    select upload_id as id from data_upload_changes where target_id = any(${[...ids]}::text[])
      or target_id in (select o.id from customer_orders o where o.customer_id = any(${[...ids]}::text[]))
    union select upload_id from customers where id = any(${[...ids]}::text[]) and upload_id is not null
    union select upload_id from customer_orders where customer_id = any(${[...ids]}::text[]) and upload_id is not null
    union select upload_id from customer_events where customer_id = any(${[...ids]}::text[]) and upload_id is not null
    union select id from data_uploads d where ${holds(sql`d.columns`, pattern)} or exists (
      select 1 from jsonb_array_elements(d.columns) c, jsonb_array_elements_text(c -> 'samples') s
      where lower(s) = any(${[...memberNumbers]}::text[])
        and (length(s) > ${SHORT_NUMBER} or c ->> 'target' = 'memberNumber'))`);

/**
 * Deletes what uploads keep of them: rows shown, samples, what was changed, and the files themselves. A file goes where it may
 * have them: it was looked through before, or came since; of what is taken in every file goes, which nobody needs. Answers how
 * many rows. Throws `data_upload_running` where one of those uploads is under way.
 */
export const forgetUploads = async (
  tx: Queryable,
  ids: readonly string[],
  signs: PersonSigns,
  { looked, naming }: NamingFiles,
): Promise<number> => {
  // Locked, so that none of them begins to be taken in while its file goes.
  await tx.query(sql`select 1 from data_uploads where file_key is not null order by id for update`);
  const rows = await forgetRows(tx, signs);
  const touched = [...naming, ...[...rows, ...(await touchedBy(tx, ids, signs))].map(({ id }) => id)];
  const [found] = await tx.query<{ uploads: string[]; isBusy: boolean }>(sql`
    select coalesce(array_agg(id), '{}') as uploads,
      coalesce(bool_or(status in ('checking', 'running', 'takingBack')), false) as "isBusy"
    from data_uploads where id = any(${touched}::text[])
      or (file_key is not null and (status in ('done', 'takenBack') or id <> all(${[...looked]}::text[])))`);
  if (found?.isBusy) throw fail('data_upload_running');
  await tx.query(sql`
    update data_uploads set file_key = null, columns = ${bareColumns},
      failure = case when status in ('matching', 'checked', 'failed') and file_key is not null
        then '{"code": "person_erased"}' else failure end,
      status = case when status in ('matching', 'checked') and file_key is not null then 'failed' else status end
    where id = any(${found?.uploads ?? []}::text[])`);
  await tx.query(sql`
    delete from data_upload_changes where target_id = any(${[...ids]}::text[])
      or target_id in (select id from customer_orders where customer_id = any(${[...ids]}::text[]))`);
  return rows.length;
};
