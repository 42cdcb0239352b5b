import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  name,
  named,
  note,
  pageOf,
  paging,
  SeenBy,
  SeenByRoles,
  Time,
} from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

/** Id of the product's own data, which is always there to be asked. */
export const ASSOCIATION = 'association';

export const dataSourceKinds = ['association', 'tables', 'postgres'] as const;
export type DataSourceKind = (typeof dataSourceKinds)[number];

/** Data that questions can be asked about. */
const DataSource = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** `association`: the product's own data, always there; `tables`: uploaded; `postgres`: somebody's database, read only. */
  kind: known(dataSourceKinds),
  enabled: z.boolean(),
  tableCount: z.int(),
  /** Whether it could be reached when last tried. */
  reachable: z.boolean(),
  roles: SeenByRoles,
  createTime: Time,
  updateTime: Time,
});
export interface DataSource extends z.infer<typeof DataSource> {}

const SourceTable = z.looseObject({
  /** As queries say it. */
  name: z.string(),
  /** As people call it, e.g. the name of its sheet. */
  label: z.string(),
  /** What it holds, for people and for the model. */
  description: z.string(),
  /** About how many. */
  rowCount: z.int(),
  /** How much of it questions are about, where that is not all: a large table is read in part, one that cannot be read not at all. */
  asked: z.optional(known(['part', 'none'])),
  columns: z.array(z.looseObject({ name: z.string(), label: z.string(), type: z.string(), description: z.string() })),
});
export interface SourceTable extends z.infer<typeof SourceTable> {}

/** What a role sees of a table, where that is not all of it. */
const SourceRule = z.looseObject({
  roleId: Id,
  table: z.string(),
  /** Null: all of them. */
  columns: z.nullable(z.array(z.string())),
  /** Which rows, as an SQL expression over the table; empty: all of them. */
  condition: z.string(),
});
export interface SourceRule extends z.infer<typeof SourceRule> {}

const DataSourceDetail = z.looseObject({
  ...DataSource._zod.def.shape,
  /** Host, port and database of a `postgres`; never its password. */
  address: z.string(),
  tables: z.array(SourceTable),
  /** Of the roles that see less than all of it. A person of several roles sees what any of them does. */
  rules: z.array(SourceRule),
});
export interface DataSourceDetail extends z.infer<typeof DataSourceDetail> {}

const about = note(500);
const settings = { name: name(50), description: z.optional(about), enabled: z.optional(z.boolean()), roleIds: SeenBy };

/** Name of a table or a column, as a source has it. */
const part = z.string().check(z.minLength(1), z.maxLength(128));

/** `postgres://user:password@host:port/database`. Kept encrypted and never answered. */
const ConnectionUrl = z.string().check(z.maxLength(500), z.regex(/^postgres(?:ql)?:\/\/\S+$/i));

/** Sources to ask, and those switched off for who manages them. */
export const pageDataSources = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/sources/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(50)), enabled: z.optional(z.boolean()) }),
  reply: pageOf<DataSource>(DataSource),
  needs: 'dataQuery',
  origin: 'ours',
});

/** One data source. */
export const readDataSource = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/sources/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<DataSourceDetail>(DataSourceDetail),
  needs: 'dataQuery',
  fails: { data_source_not_found: 404 },
  origin: 'ours',
});

/** Adds a source: with `url` a database, without it one of uploaded tables, empty at first. */
export const addDataSource = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/sources/add',
  body: z.strictObject({ ...settings, url: z.optional(ConnectionUrl) }),
  reply: Created,
  needs: 'dataQuery.sources',
  fails: {
    name_taken: 409,
    data_source_unreachable: 422,
    address_not_allowed: 400,
    role_not_found: 404,
    own_role_missing: 400,
  },
  origin: 'ours',
});

/** Changes a source, and what its tables and columns are described as. */
export const modifyDataSource = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/text2sql/sources/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    name: z.optional(settings.name),
    url: z.optional(ConnectionUrl),
    descriptions: z.optional(
      z
        .array(
          z.strictObject({
            table: part,
            /** Left out: of the table itself. */
            column: z.optional(part),
            description: about,
          }),
        )
        .check(z.maxLength(1000)),
    ),
    /** In the place of all rules of before. */
    rules: z.optional(
      z
        .array(
          z.strictObject({
            roleId: Id,
            table: part,
            columns: z.nullable(z.array(part).check(z.minLength(1), z.maxLength(200))),
            condition: note(1000),
          }),
        )
        .check(z.maxLength(500)),
    ),
  }),
  reply: Done,
  needs: 'dataQuery.sources',
  fails: {
    data_source_not_found: 404,
    data_source_fixed: 409,
    source_table_not_found: 404,
    source_rule_refused: 400,
    name_taken: 409,
    data_source_unreachable: 422,
    address_not_allowed: 400,
    role_not_found: 404,
    own_role_missing: 400,
  },
  origin: 'ours',
});

/** Deletes data sources. */
export const removeDataSources = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/sources/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataQuery.sources',
  fails: { data_source_fixed: 409, metric_in_use: 409 },
  origin: 'ours',
});

/** Reads the tables again and tells whether the source can be reached. */
export const refreshDataSource = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/sources/{id}/refresh',
  params: z.strictObject({ id: Id }),
  reply: named<DataSourceDetail>(DataSourceDetail),
  needs: 'dataQuery.sources',
  fails: { data_source_not_found: 404, data_source_unreachable: 422, address_not_allowed: 400 },
  origin: 'ours',
});

/**
 * Puts tables into a source of uploaded ones: each sheet of an xlsx file, or a csv or parquet file, in the place of one of the
 * same name.
 */
export const uploadDataTable = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/sources/{id}/upload',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.array(z.looseObject({ name: z.string(), rowCount: z.int() })),
  needs: 'dataQuery.sources',
  fails: {
    data_source_not_found: 404,
    data_source_fixed: 409,
    ...spreadsheetFails,
    unreadable_table: 422,
    empty_table: 400,
    too_many_sheets: 400,
    too_wide_table: 400,
    too_long_table: 400,
    file_too_large: 413,
  },
  origin: 'ours',
});

/** Deletes one uploaded table. */
export const removeSourceTable = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/sources/{id}/tables/{table}',
  params: z.strictObject({ id: Id, table: part }),
  reply: Done,
  needs: 'dataQuery.sources',
  fails: { data_source_not_found: 404, source_table_not_found: 404, data_source_fixed: 409 },
  origin: 'ours',
});

/** Descriptions for what has none yet, from names and samples, by a model where there is one. Keeps nothing. */
export const suggestSourceDescriptions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/sources/{id}/suggestDescriptions',
  params: z.strictObject({ id: Id }),
  reply: z.array(
    z.looseObject({
      table: z.string(),
      /** Null: of the table itself. */
      column: z.nullable(z.string()),
      description: z.string(),
    }),
  ),
  needs: 'dataQuery.sources',
  fails: { data_source_not_found: 404 },
  origin: 'ours',
});
