import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';

export const tripleTaskStatuses = ['waiting', 'running', 'toReview', 'passed', 'failed', 'cancelled'] as const;
export type TripleTaskStatus = (typeof tripleTaskStatuses)[number];

/** Takes triples out of the files of a knowledge base; they join the graph once the task has passed review. */
const TripleTask = z.looseObject({
  id: Id,
  taskName: z.string(),
  knowBaseId: Id,
  knowBaseName: z.string(),
  fileCount: z.int(),
  /** Null: kinds of entity and relation are found freely. */
  schemaId: z.nullable(Id),
  schemaName: z.string(),
  status: known(tripleTaskStatuses),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  entityCount: z.int(),
  relationCount: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface TripleTask extends z.infer<typeof TripleTask> {}

const TripleTaskDetail = z.looseObject({
  ...TripleTask._zod.def.shape,
  files: z.array(z.looseObject({ id: Id, name: z.string() })),
});
export interface TripleTaskDetail extends z.infer<typeof TripleTaskDetail> {}

/** Kinds of entity and relation that an extraction looks for. */
const TripleSchema = z.looseObject({
  id: Id,
  schemaName: z.string(),
  entityTypes: z.array(z.string()),
  relationTypes: z.array(z.string()),
  createTime: Time,
});
export interface TripleSchema extends z.infer<typeof TripleSchema> {}

const GraphFile = z.looseObject({
  id: Id,
  name: z.string(),
  knowBaseId: Id,
  /** Bytes. */
  size: z.int(),
  chunkCount: z.int(),
  createTime: Time,
});
export interface GraphFile extends z.infer<typeof GraphFile> {}

/** Extractions of triples. */
export const pageTripleTasks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleTasks/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    knowBaseId: z.optional(Id),
    status: z.optional(z.enum(tripleTaskStatuses)),
  }),
  reply: pageOf<TripleTask>(TripleTask),
  needs: 'graph',
  origin: 'spec',
});

/** How far one extraction of triples has come. */
export const readTripleTask = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleTasks/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<TripleTaskDetail>(TripleTaskDetail),
  needs: 'graph',
  fails: { triple_task_not_found: 404 },
  origin: 'ours',
});

/** Queues an extraction over some parsed files; none named: over all of the base. */
export const addTripleTask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleTasks/add',
  body: z.strictObject({
    taskName: name(50),
    knowBaseId: Id,
    fileIds: z.optional(z.array(Id).check(z.maxLength(200))),
    schemaId: z.optional(Id),
  }),
  reply: Created,
  needs: 'graph',
  fails: {
    name_taken: 409,
    knowledge_base_not_found: 404,
    document_not_found: 404,
    triple_schema_not_found: 404,
    model_not_configured: 409,
  },
  origin: 'ours',
});

/** Runs a task again that failed, was cancelled, or did not please. What it had found is lost. */
export const runTripleTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/run/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_task_not_found: 404, triple_task_running: 409, already_reviewed: 409, model_not_configured: 409 },
  origin: 'ours',
});

/** Stops an extraction of triples. */
export const cancelTripleTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/cancel/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_task_not_found: 404, triple_task_not_running: 409 },
  origin: 'ours',
});

/** Passes review: what the task found joins the graph. */
export const passTripleTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/pass/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_task_not_found: 404, triple_task_running: 409, already_reviewed: 409 },
  origin: 'spec',
});

/** Deletes tasks with what they found, also from the graph. */
export const removeTripleTasks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleTasks/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'spec',
});

/** Reads a schema from a JSON file `{schemaName, entityTypes, relationTypes}` and keeps it. */
export const uploadTripleSchema = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleTasks/uploadSchema',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: named<TripleSchema>(TripleSchema),
  needs: 'graph',
  fails: { wrong_triple_schema: 400, empty_file: 400, file_too_large: 413 },
  origin: 'spec',
});

/** Schemas to choose from, last uploaded first, at most 200. */
export const listTripleSchemas = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleTasks/schemas',
  reply: z.array(named<TripleSchema>(TripleSchema)),
  needs: 'graph',
  origin: 'ours',
});

/** Parsed files of one base, to extract from. */
export const pageGraphFiles = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/knowBaseFiles/queryPage',
  body: z.strictObject({ ...paging, knowBaseId: Id, keyword: z.optional(note(100)) }),
  reply: pageOf<GraphFile>(GraphFile),
  needs: 'graph',
  fails: { knowledge_base_not_found: 404 },
  origin: 'spec',
});
