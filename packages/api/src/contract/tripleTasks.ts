import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';
import { reviewCounts } from './tripleReview.js';

/** `passing`: what was accepted is on its way into the graph; `removing`: it is being taken away. */
export const tripleTaskStatuses = [
  'waiting',
  'running',
  'toReview',
  'passing',
  'passed',
  'failed',
  'cancelled',
  'removing',
] as const;
export type TripleTaskStatus = (typeof tripleTaskStatuses)[number];

/** `model`: a language model reads each chunk; `text`: only what the text says outright, without a model. */
export const tripleMethods = ['model', 'text'] as const;
export type TripleMethod = (typeof tripleMethods)[number];

/** Takes triples out of the files of a knowledge base; they join the graph once they have passed review. */
const TripleTask = z.looseObject({
  id: Id,
  taskName: z.string(),
  knowBaseId: Id,
  knowBaseName: z.string(),
  fileCount: z.int(),
  /** Null: kinds of entity and relation are found freely. */
  schemaId: z.nullable(Id),
  schemaName: z.string(),
  method: known(tripleMethods),
  status: known(tripleTaskStatuses),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  chunkCount: z.int(),
  chunkDone: z.int(),
  /** Chunks that could not be read: they can be tried again by themselves. */
  chunkFailed: z.int(),
  entityCount: z.int(),
  /** Triples that it found. */
  relationCount: z.int(),
  ...reviewCounts,
  /** What the model was given and wrote, roughly; null: none was asked. */
  tokens: z.nullable(z.int()),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface TripleTask extends z.infer<typeof TripleTask> {}

const TripleTaskFile = z.looseObject({
  id: Id,
  name: z.string(),
  /** The document is not there any more. */
  gone: z.boolean(),
  status: known(['waiting', 'running', 'done', 'failed']),
  chunkCount: z.int(),
  chunkDone: z.int(),
  chunkFailed: z.int(),
  relationCount: z.int(),
  /** Words about the last failure of a chunk. */
  failure: z.nullable(z.string()),
});
export interface TripleTaskFile extends z.infer<typeof TripleTaskFile> {}

const TripleTaskDetail = z.looseObject({
  ...TripleTask._zod.def.shape,
  files: z.array(named<TripleTaskFile>(TripleTaskFile)),
});
export interface TripleTaskDetail extends z.infer<typeof TripleTaskDetail> {}

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

const wanted = {
  knowBaseId: Id,
  /** None: all parsed files of the base. */
  fileIds: z.optional(z.array(Id).check(z.maxLength(200))),
  schemaId: z.optional(Id),
  /** Left out: a model where there is one. */
  method: z.optional(z.enum(tripleMethods)),
};
const wantedFails = {
  knowledge_base_not_found: 404,
  document_not_found: 404,
  triple_schema_not_found: 404,
  nothing_to_extract: 409,
};

/** What an extraction would read and cost. Changes nothing. */
export const estimateTripleTask = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleTasks/estimate',
  body: z.strictObject(wanted),
  reply: z.looseObject({
    fileCount: z.int(),
    chunkCount: z.int(),
    method: known(tripleMethods),
    /** What a model would be given and would write, roughly; null: none is asked. */
    tokens: z.nullable(z.int()),
    /** The model in use; null: there is none. */
    model: z.nullable(z.string()),
  }),
  needs: 'graph',
  fails: wantedFails,
  origin: 'ours',
});

/** Queues an extraction over some parsed files. */
export const addTripleTask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleTasks/add',
  body: z.strictObject({ taskName: name(50), ...wanted }),
  reply: Created,
  needs: 'graph',
  fails: { name_taken: 409, model_not_configured: 409, ...wantedFails },
  origin: 'ours',
});

/** Runs a task again that failed, was cancelled, or did not please. What it had found and was not passed is lost. */
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

/** Reads the chunks again that could not be read; what the others brought stays as it is. */
export const retryTripleTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/retry/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_task_not_found: 404, triple_task_running: 409, nothing_to_extract: 409, model_not_configured: 409 },
  origin: 'ours',
});

/** Stops an extraction of triples. What it has found by then can be reviewed. */
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

/**
 * Passes review: what was accepted joins the graph, in the background. What nobody has looked at stays behind, to be looked
 * at and passed later.
 */
export const passTripleTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleTasks/pass/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject(reviewCounts),
  needs: 'graph',
  fails: { triple_task_not_found: 404, triple_task_running: 409, already_reviewed: 409, nothing_to_pass: 409 },
  origin: 'spec',
});

/** Deletes tasks with what they found, also from the graph, in the background. */
export const removeTripleTasks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleTasks/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'spec',
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
