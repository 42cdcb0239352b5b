import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';
import { graphLimits } from './graphParts.js';
import { spreadsheetFails } from './spreadsheetFails.js';
import { reviewCounts, tripleMarks } from './tripleReview.js';

/** `reading`: its rows are being stored; `passing` and `removing` as of tasks. */
export const tripleImportStatuses = ['reading', 'toReview', 'passing', 'passed', 'failed', 'removing'] as const;
export type TripleImportStatus = (typeof tripleImportStatuses)[number];

/** Triples uploaded in a table; they join the graph once the import has passed review. */
const TripleImport = z.looseObject({
  id: Id,
  taskName: z.string(),
  knowBaseId: Id,
  knowBaseName: z.string(),
  fileName: z.string(),
  status: known(tripleImportStatuses),
  /** 0 to 100, of reading, passing or removing. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  tripleCount: z.int(),
  ...reviewCounts,
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

/** How far one import has come. */
export const readTripleImport = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleImport/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<TripleImport>(TripleImport),
  needs: 'graph',
  fails: { triple_import_not_found: 404 },
  origin: 'ours',
});

/** Columns of a table of triples, in the order of the template. Types, condition and sentence may be empty. */
export const tripleColumns = [
  'subject',
  'subjectType',
  'predicate',
  'object',
  'objectType',
  'condition',
  'sentence',
] as const;
export type TripleColumn = (typeof tripleColumns)[number];

const cell = (max: number) => z.optional(note(max));
const Row = z.strictObject({
  /** As the table counts. */
  row: z.int(),
  subject: note(graphLimits.name),
  subjectType: cell(graphLimits.kind),
  predicate: note(graphLimits.predicate),
  object: note(graphLimits.name),
  objectType: cell(graphLimits.kind),
  condition: cell(graphLimits.condition),
  sentence: cell(graphLimits.sentence),
});

const CheckedRow = z.looseObject({
  row: z.int(),
  marks: z.array(known(tripleMarks)),
  /** What the graph says in its place, when `contradicting`. */
  contradicting: z.array(z.looseObject({ id: Id, object: z.string(), condition: z.string(), updateTime: Time })),
});
export interface CheckedTripleRow extends z.infer<typeof CheckedRow> {}

/** Says what the graph of a base has of some rows already. Those that it has nothing to say of are left out. Changes nothing. */
export const checkTripleRows = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleImport/checkRows',
  body: z.strictObject({ knowBaseId: Id, rows: z.array(Row).check(z.maxLength(1000)) }),
  reply: z.array(named<CheckedTripleRow>(CheckedRow)),
  needs: 'graph',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/**
 * Reads triples from an xlsx, csv or json file with the columns of the template; rows that can't be read are left out and
 * named. `dryRun`: only counts them.
 */
export const uploadTriples = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleImport/uploadTriple',
  query: z.strictObject({ taskName: name(50), knowBaseId: Id }),
  body: z.strictObject({ file: z.file(), dryRun: z.optional(z.boolean()) }),
  encoding: 'multipart',
  reply: z.looseObject({
    /** Null where nothing was stored. */
    id: z.nullable(Id),
    tripleCount: z.int(),
    /** Of them, by what the graph has already; the others are new. */
    duplicateCount: z.int(),
    contradictingCount: z.int(),
    danglingCount: z.int(),
    /** Rows left out, and the first 100 of them, counted from 1 with the head. */
    problemCount: z.int(),
    problems: z.array(z.looseObject({ row: z.int(), message: z.string() })),
  }),
  needs: 'graph',
  fails: {
    name_taken: 409,
    knowledge_base_not_found: 404,
    ...spreadsheetFails,
    unreadable_triples: 400,
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

/** Passes review: what was accepted joins the graph, in the background. What nobody has looked at stays behind. */
export const passTripleImport = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleImport/pass/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject(reviewCounts),
  needs: 'graph',
  fails: { triple_import_not_found: 404, triple_import_busy: 409, already_reviewed: 409, nothing_to_pass: 409 },
  origin: 'spec',
});

/** Deletes imports with their triples, also from the graph, in the background. */
export const removeTripleImports = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleImport/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'spec',
});
