import type { DataSource, DataSourceDetail, SourceRule } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { andSeenSource, type Reader, rolesOf, setRoles } from '../../visibility/index.js';
import { sourceTableStore } from './sourceTables.store.js';

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

export interface FoundSource {
  readonly kind: DataSource['kind'];
  readonly name: string;
  readonly enabled: boolean;
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

  /** A source that this reader sees; null where there is none. */
  find: async (id: string, reader: Reader): Promise<FoundSource | null> => {
    const [row] = await db.query<FoundSource>(sql`
      select s.kind, s.name, s.enabled from data_sources s where s.id = ${id} ${andSeenSource(reader, 's.id')}`);
    return row ?? null;
  },

  /** How somebody's database is reached, as it is stored; null where that is none. */
  sealedUrl: async (id: string): Promise<string | null> => {
    const [row] = await db.query<{ url: string | null }>(sql`select url from data_sources where id = ${id}`);
    return row?.url ?? null;
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

  ...sourceTableStore(db),

  setReachable: async (id: string, reachable: boolean): Promise<void> => {
    await db.query(sql`update data_sources set reachable = ${reachable} where id = ${id}`);
  },

  /** Those that this reader sees and may be deleted, deleted with their metrics. Throws `metric_in_use`. */
  remove: async (ids: readonly string[], reader: Reader): Promise<string[]> => {
    try {
      const rows = await db.query<{ id: string }>(sql`
        delete from data_sources s where s.id = any(${[...ids]}::text[]) and s.kind <> 'association'
          ${andSeenSource(reader, 's.id')} returning s.id`);
      return rows.map(({ id }) => id);
    } catch (error) {
      throw isForeignKeyViolation(error, 'analysis_report_metrics_metric_id_fkey') ? fail('metric_in_use') : error;
    }
  },
});
