import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, text, Time } from './fields.js';

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const DataTable = z.looseObject({
  columns: z.array(z.looseObject({ name: z.string(), type: known(['text', 'number', 'date', 'boolean']) })),
  /** One cell a column. At most 1000 rows. */
  rows: z.array(z.array(Cell)),
  /** The query found more rows than these. */
  cut: z.boolean(),
});
export interface DataTable extends z.infer<typeof DataTable> {}

/** How a table is best drawn. */
const DataChart = z.looseObject({
  kind: known(['bar', 'line', 'pie']),
  /** Names of columns. */
  x: z.string(),
  series: z.array(z.string()),
});
export interface DataChart extends z.infer<typeof DataChart> {}

export const dataAnswerStatuses = ['running', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type DataAnswerStatus = (typeof dataAnswerStatuses)[number];

export const dataStages = ['reading', 'writing', 'querying', 'explaining'] as const;
export type DataStage = (typeof dataStages)[number];

/** One own question about data with its answer. */
const DataAnswer = z.looseObject({
  id: Id,
  question: z.string(),
  /** Markdown. Grows while `running`. */
  answer: z.string(),
  status: known(dataAnswerStatuses),
  /** What is being done, while `running`. */
  stage: z.nullable(known(dataStages)),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  /** The query that was run; empty until there is one. */
  sql: z.string(),
  table: z.nullable(DataTable),
  chart: z.nullable(DataChart),
  sources: z.array(z.looseObject({ id: Id, name: z.string() })),
  createTime: Time,
});
export interface DataAnswer extends z.infer<typeof DataAnswer> {}

const askFails = {
  data_source_not_found: 404,
  data_answer_not_found: 404,
  model_not_configured: 409,
  too_many_questions: 429,
};

/** Asks the association's own data and waits for the whole answer. The token says who asks; `userId` is not believed. */
export const chatWithData = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiTool/text2sql/chat',
  query: z.strictObject({ userId: z.optional(Id), question: text(1000) }),
  reply: named<DataAnswer>(DataAnswer),
  needs: 'dataQuery',
  fails: { model_not_configured: 409, too_many_questions: 429, no_query_found: 422 },
  origin: 'spec',
});

/** Stores a question and begins its answer; `id` is what the stream and the rest are asked for. */
export const askData = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/ask',
  body: z.strictObject({
    question: text(1000),
    /** Sources it may use. None: the association's own data. */
    sourceIds: z.optional(z.array(Id).check(z.maxLength(10))),
    /** The answer that this question goes on from. */
    previousId: z.optional(Id),
  }),
  reply: Created,
  needs: 'dataQuery',
  fails: askFails,
  origin: 'ours',
});

/** What a stream tells: stages, the query, its table and chart, then deltas of the words, then done. */
export const DataAnswerEvent = z.discriminatedUnion('event', [
  z.looseObject({ event: z.literal('stage'), data: z.looseObject({ stage: known(dataStages) }) }),
  z.looseObject({ event: z.literal('sql'), data: z.looseObject({ sql: z.string() }) }),
  z.looseObject({ event: z.literal('table'), data: DataTable }),
  z.looseObject({ event: z.literal('chart'), data: DataChart }),
  z.looseObject({ event: z.literal('delta'), data: z.looseObject({ text: z.string() }) }),
  z.looseObject({ event: z.literal('done'), data: z.looseObject({ status: known(dataAnswerStatuses) }) }),
  z.looseObject({ event: z.literal('error'), data: z.looseObject({ message: z.string() }) }),
]);
export type DataAnswerEvent = z.infer<typeof DataAnswerEvent>;

/** Streams one answer from its beginning, or after the `Last-Event-ID` header. */
export const streamDataAnswer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/stream',
  query: z.strictObject({ id: Id }),
  reply: DataAnswerEvent,
  as: 'events',
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404 },
  origin: 'ours',
});

/** One answer as far as it has come. A stream resumed after `lastEventId` neither loses nor repeats a word. */
export const readDataAnswer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/answers/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ ...DataAnswer._zod.def.shape, lastEventId: z.int() }),
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404 },
  origin: 'ours',
});

/** Stops an answer from data. What has arrived stays. */
export const stopDataAnswer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/answers/{id}/stop',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404 },
  origin: 'ours',
});

/** Own questions, newest first, without their tables. */
export const pageDataAnswers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/answers/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf(z.looseObject({ id: Id, question: z.string(), status: known(dataAnswerStatuses), createTime: Time })),
  needs: 'dataQuery',
  origin: 'ours',
});

/** Deletes own answers from data. */
export const removeDataAnswers = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/answers/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataQuery',
  origin: 'ours',
});

/** All rows that the answer's query finds now, as an xlsx file. */
export const downloadDataAnswer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/answers/{id}/file',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ fileName: z.optional(name(100)) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404, no_query_found: 422 },
  origin: 'ours',
});
