import type { SourceRule } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';

export interface FoundColumn {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly description?: string;
}

/** A table as its source has it now. */
export interface FoundTable {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly rowCount: number;
  readonly columns: readonly FoundColumn[];
  /** The uploaded file that it was made of. Left out: the one that is known stays. */
  readonly file?: { readonly key: string; readonly name: string };
}

/** The file that a table of a source was made of. */
export interface TableFile {
  readonly name: string;
  readonly fileKey: string;
  readonly fileName: string;
}

/** What people say a table or one of its columns is. */
export interface Description {
  readonly table: string;
  readonly column?: string;
  readonly description: string;
}

/** What sources hold, and what people say of it and who may see it. */
export const sourceTableStore = (db: Database) => ({
  /** Keeps what is said of tables and columns. False where one of them is not there. */
  describe: async (tx: Queryable, id: string, descriptions: readonly Description[]): Promise<boolean> => {
    for (const { table, column = null, description } of descriptions) {
      const changed = await tx.query(sql`
        update data_source_tables t set
          description = case when ${column}::text is null then ${description} else t.description end,
          columns = case when ${column}::text is null then t.columns else (
            select jsonb_agg(case when one ->> 'name' = ${column} then one || jsonb_build_object('description', ${description}::text) else one end order by at)
            from jsonb_array_elements(t.columns) with ordinality as each (one, at)
          ) end
        where t.data_source_id = ${id} and t.name = ${table}
          and (${column}::text is null or t.columns @> jsonb_build_array(jsonb_build_object('name', ${column}::text)))
        returning 1`);
      if (changed.length === 0) return false;
    }
    return true;
  },

  /** Keeps these rules in the place of all others. False where a role or a table is not there. */
  setRules: async (tx: Queryable, id: string, rules: readonly SourceRule[]): Promise<boolean> => {
    await tx.query(sql`delete from data_source_rules where data_source_id = ${id}`);
    const rows = rules.map(({ roleId, table, columns: visible, condition }) => ({
      role_id: roleId,
      table_name: table,
      columns: visible,
      condition,
    }));
    const kept = await tx.query(sql`
      insert into data_source_rules (data_source_id, table_name, role_id, columns, condition)
      select ${id}, r.table_name, r.role_id, r.columns, r.condition
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (role_id text, table_name text, columns text[], condition text)
      where exists (select 1 from roles where id = r.role_id)
        and exists (select 1 from data_source_tables t where t.data_source_id = ${id} and t.name = r.table_name)
      on conflict do nothing returning 1`);
    return kept.length === rules.length;
  },

  /** What a source holds now. What people said of a table or a column that is still there stays. */
  putTables: async (
    tx: Queryable,
    id: string,
    tables: readonly FoundTable[],
    { whole }: { whole: boolean },
  ): Promise<void> => {
    if (whole) {
      const names = tables.map(({ name }) => name);
      await tx.query(sql`
        delete from data_source_tables t where t.data_source_id = ${id} and not t.name = any(${names}::text[])
          -- One that is away for a while would come back without its rules, for everybody to see.
          and not exists (select 1 from data_source_rules r where r.data_source_id = t.data_source_id and r.table_name = t.name)`);
    }
    for (const [place, { name, label, description = '', rowCount, columns: found, file }] of tables.entries()) {
      const described = found.map((one) => ({ ...one, description: one.description ?? '' }));
      await tx.query(sql`
        insert into data_source_tables as t (data_source_id, name, label, description, row_count, columns, place, file_key,
          file_name)
        values (${id}, ${name}, ${label}, ${description}, ${rowCount}, ${JSON.stringify(described)}::jsonb, ${place},
          ${file?.key ?? null}, ${file?.name ?? ''})
        on conflict (data_source_id, name) do update set
          file_key = coalesce(excluded.file_key, t.file_key), file_name = coalesce(nullif(excluded.file_name, ''), t.file_name),
          label = excluded.label, row_count = excluded.row_count,
          description = case when t.description = '' then excluded.description else t.description end,
          columns = (
            select coalesce(jsonb_agg(one || jsonb_build_object('description', coalesce(nullif(known ->> 'description', ''), one ->> 'description', '')) order by at), '[]')
            from jsonb_array_elements(excluded.columns) with ordinality as each (one, at)
            left join jsonb_array_elements(t.columns) as known on known ->> 'name' = one ->> 'name'
          )`);
    }
    // To be read again changes nothing of a source.
    await tx.query(sql`
      update data_sources set reachable = true, updated_at = case when ${whole} then updated_at else now() end where id = ${id}`);
  },

  /** The files that the tables of a source were made of. */
  files: (id: string): Promise<TableFile[]> =>
    db.query<TableFile>(sql`
      select name, file_key as "fileKey", file_name as "fileName" from data_source_tables
      where data_source_id = ${id} and file_key is not null`),

  removeTable: async (tx: Queryable, id: string, name: string): Promise<boolean> =>
    (await tx.query(sql`delete from data_source_tables where data_source_id = ${id} and name = ${name} returning 1`))
      .length > 0,
});
