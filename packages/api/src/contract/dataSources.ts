import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

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
  createTime: Time,
  updateTime: Time,
});
export interface DataSource extends z.infer<typeof DataSource> {}

const SourceTable = z.looseObject({
  name: z.string(),
  /** What it holds, for people and for the model. */
  description: z.string(),
  /** About how many. */
  rowCount: z.int(),
  columns: z.array(z.looseObject({ name: z.string(), type: z.string(), description: z.string() })),
});
export interface SourceTable extends z.infer<typeof SourceTable> {}

const DataSourceDetail = z.looseObject({
  ...DataSource._zod.def.shape,
  /** Host, port and database of a `postgres`; never its password. */
  address: z.string(),
  tables: z.array(SourceTable),
});
export interface DataSourceDetail extends z.infer<typeof DataSourceDetail> {}

const about = note(500);
const settings = { name: name(50), description: z.optional(about), enabled: z.optional(z.boolean()) };

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
  fails: { name_taken: 409, data_source_unreachable: 422, address_not_allowed: 400 },
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
            table: z.string().check(z.minLength(1), z.maxLength(128)),
            /** Left out: of the table itself. */
            column: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
            description: about,
          }),
        )
        .check(z.maxLength(1000)),
    ),
  }),
  reply: Done,
  needs: 'dataQuery.sources',
  fails: {
    data_source_not_found: 404,
    data_source_fixed: 409,
    name_taken: 409,
    data_source_unreachable: 422,
    address_not_allowed: 400,
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
  fails: { data_source_fixed: 409 },
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
  fails: { data_source_not_found: 404, data_source_unreachable: 422 },
  origin: 'ours',
});

/** Puts a table into a source of uploaded tables: each sheet of an xlsx file, or a csv file, in the place of a former one. */
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
    file_too_large: 413,
  },
  origin: 'ours',
});
