import type { DataSource, DataSourceDetail, SourceRule } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { andSeenSource, type Reader, rolesOf, setRoles } from '../../visibility/index.js';

export interface SourceFilter {
  readonly current: number;
  readonly size: number;
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly orders?: readonly Order[];
}

/** What can be set. What is left out stays, or is for everybody. */
export interface SourceSettings {
  readonly name?: string;
  readonly description?: string;
  readonly enabled?: boolean;
  /** Null: everybody who may ask sees it. */
  readonly roleIds?: readonly string[] | null;
}

/** How somebody's database is reached: sealed, and in words. */
export interface Connection {
  readonly sealed: string;
  readonly address: string;
}

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

interface Row {
  id: string;
  name: string;
  description: string;
  kind: DataSource['kind'];
  enabled: boolean;
  tableCount: number;
  reachable: boolean;
  roles: { id: string; name: string }[] | null;
  createTime: Date;
  updateTime: Date;
}

interface DetailRow extends Row {
  address: string;
  tables: DataSourceDetail['tables'];
  rules: SourceRule[];
}

const timesOf = ({ createTime, updateTime }: Row) => ({
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

const own = sql`
  s.id, s.name, s.description, s.kind, s.enabled, s.reachable, s.created_at as "createTime", s.updated_at as "updateTime",
  (select count(*)::int from data_source_tables t where t.data_source_id = s.id) as "tableCount",
  ${rolesOf('data_source', 's')} as roles`;

const columns = { name: 's.name', createTime: 's.created_at', updateTime: 's.updated_at' };

const refused = (error: unknown): unknown =>
  isUniqueViolation(error, 'data_sources_name') ? fail('name_taken') : error;

export type DataSourceStore = ReturnType<typeof dataSourceStore>;

export const dataSourceStore = (db: Database) => ({
  /** The association's own data first, then by name. The total is true also past the end. */
  page: async ({ current, size, keyword = '', enabled, orders }: SourceFilter, reader: Reader) => {
    const where = sql`
      true ${andSeenSource(reader, 's.id')}
      ${keyword.trim() === '' ? empty : sql`and (s.name ilike ${containing(keyword)} or s.description ilike ${containing(keyword)})`}
      ${enabled === undefined ? empty : sql`and s.enabled = ${enabled}`}`;
    const rows = await db.query<Row>(sql`
      select ${own} from data_sources s where ${where}
      ${orderBy(orders, columns, `s.kind <> 'association', s.name, s.id`)} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from data_sources s where ${where}`,
    );
    return { list: rows.map((row) => ({ ...row, ...timesOf(row) })), total: all?.total ?? 0, current, size };
  },

  /** For this reader; null where there is none. */
  read: async (id: string, reader: Reader): Promise<DataSourceDetail | null> => {
    const [row] = await db.query<DetailRow>(sql`
      select ${own}, s.address,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'name', t.name, 'label', t.label, 'description', t.description, 'rowCount', t.row_count,
            -- What columns hold is for reading questions, and follows the rules of whoever asks.
            'columns', (select coalesce(jsonb_agg(one - 'values' - 'distinct' order by at), '[]')
              from jsonb_array_elements(t.columns) with ordinality as each (one, at))
          ) order by t.place, t.name) from data_source_tables t where t.data_source_id = s.id
        ), '[]') as tables,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'roleId', r.role_id, 'table', r.table_name, 'columns', r.columns, 'condition', r.condition
          ) order by r.table_name, r.role_id) from data_source_rules r where r.data_source_id = s.id
        ), '[]') as rules
      from data_sources s where s.id = ${id} ${andSeenSource(reader, 's.id')}`);
    return row === undefined ? null : { ...row, ...timesOf(row) };
  },

  /** Kind of a source that this reader sees, and how it is reached; null where there is none. */
  find: async (
    id: string,
    reader: Reader,
  ): Promise<{ kind: DataSource['kind']; enabled: boolean; url: string | null } | null> => {
    const [row] = await db.query<{ kind: DataSource['kind']; enabled: boolean; url: string | null }>(sql`
      select s.kind, s.enabled, s.url from data_sources s where s.id = ${id} ${andSeenSource(reader, 's.id')}`);
    return row ?? null;
  },

  /** Answers the new id. Throws `name_taken`, `role_not_found` and `own_role_missing`. */
  add: async (
    settings: SourceSettings & { name: string },
    { id = randomId(), connection }: { id?: string; connection?: Connection },
    userId: string,
    reader: Reader,
  ): Promise<string> => {
    const { name, description = '', enabled = true, roleIds = null } = settings;
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into data_sources (id, name, description, kind, enabled, url, address, created_by)
          values (${id}, ${name}, ${description}, ${connection === undefined ? 'tables' : 'postgres'}, ${enabled},
            ${connection?.sealed ?? null}, ${connection?.address ?? ''}, ${userId})`);
        if (roleIds !== null) await setRoles(tx, 'data_source', id, roleIds, reader);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** In the transaction that changes the rest. Throws `name_taken`, `role_not_found` and `own_role_missing`. */
  modify: async (
    tx: Queryable,
    id: string,
    { name, description, enabled, roleIds, connection }: SourceSettings & { connection?: Connection },
    reader: Reader,
  ): Promise<void> => {
    try {
      await tx.query(sql`
        update data_sources set name = coalesce(${name ?? null}, name),
          description = coalesce(${description ?? null}, description), enabled = coalesce(${enabled ?? null}, enabled),
          url = coalesce(${connection?.sealed ?? null}, url), address = coalesce(${connection?.address ?? null}, address),
          updated_at = now()
        where id = ${id}`);
    } catch (error) {
      throw refused(error);
    }
    if (roleIds !== undefined) await setRoles(tx, 'data_source', id, roleIds, reader);
  },

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
        delete from data_source_tables where data_source_id = ${id} and not name = any(${names}::text[])`);
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
    await tx.query(sql`update data_sources set reachable = true, updated_at = now() where id = ${id}`);
  },

  /** The files that the tables of a source were made of. */
  files: (id: string): Promise<TableFile[]> =>
    db.query<TableFile>(sql`
      select name, file_key as "fileKey", file_name as "fileName" from data_source_tables
      where data_source_id = ${id} and file_key is not null`),

  removeTable: async (tx: Queryable, id: string, name: string): Promise<boolean> =>
    (await tx.query(sql`delete from data_source_tables where data_source_id = ${id} and name = ${name} returning 1`))
      .length > 0,

  setReachable: async (id: string, reachable: boolean): Promise<void> => {
    await db.query(sql`update data_sources set reachable = ${reachable} where id = ${id}`);
  },

  /** Those that this reader sees and may be deleted, deleted. */
  remove: async (ids: readonly string[], reader: Reader): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(sql`
      delete from data_sources s where s.id = any(${[...ids]}::text[]) and s.kind <> 'association'
        ${andSeenSource(reader, 's.id')} returning s.id`);
    return rows.map(({ id }) => id);
  },
});
