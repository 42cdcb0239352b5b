import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, name, note, pageOf, paging, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

export const tripleImportStatuses = ['toReview', 'passed'] as const;
export type TripleImportStatus = (typeof tripleImportStatuses)[number];

/** Triples uploaded in a table; they join the graph once the import has passed review. */
const TripleImport = z.looseObject({
  id: Id,
  taskName: z.string(),
  knowBaseId: Id,
  knowBaseName: z.string(),
  fileName: z.string(),
  status: known(tripleImportStatuses),
  tripleCount: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface TripleImport extends z.infer<typeof TripleImport> {}

/** Files of triples that were imported. */
export const pageTripleImports = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleImport/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    knowBaseId: z.optional(Id),
    status: z.optional(z.enum(tripleImportStatuses)),
  }),
  reply: pageOf<TripleImport>(TripleImport),
  needs: 'graph',
  origin: 'spec',
});

/** Reads triples from an xlsx file with the columns of the template; rows that can't be read are left out and named. */
export const uploadTriples = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleImport/uploadTriple',
  query: z.strictObject({ taskName: name(50), knowBaseId: Id }),
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    id: Id,
    tripleCount: z.int(),
    /** The first 100 rows left out, counted from 1 with the head. */
    problems: z.array(z.looseObject({ row: z.int(), message: z.string() })),
  }),
  needs: 'graph',
  fails: {
    name_taken: 409,
    knowledge_base_not_found: 404,
    ...spreadsheetFails,
    file_too_large: 413,
  },
  origin: 'spec',
});

/** An empty table with the columns that an upload needs. */
export const downloadTripleTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleImport/template',
  reply: z.unknown(),
  as: 'blob',
  needs: 'graph',
  origin: 'ours',
});

/** Passes review: the triples join the graph. */
export const passTripleImport = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleImport/pass/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_import_not_found: 404, already_reviewed: 409 },
  origin: 'spec',
});

/** Deletes imports with their triples, also from the graph. */
export const removeTripleImports = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleImport/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'spec',
});
