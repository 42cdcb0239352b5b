import * as z from 'zod/mini';
import { DataAnswer, DataChart, dataAnswerStatuses, dataFinding, dataStages, DataTable } from './dataAnswer.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, text, Time } from './fields.js';

const askFails = {
  data_source_not_found: 404,
  data_answer_not_found: 404,
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
  fails: { too_many_questions: 429, no_query_found: 422 },
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

const answer = { params: z.strictObject({ id: Id }), needs: 'dataQuery', origin: 'ours' } as const;

const againFails = { ...askFails, data_answer_running: 409 } as const;

/** Changes what a query rests on and runs it again, without a model. The answer is replaced in its place. */
export const changeDataAnswer = endpoint({
  ...answer,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/answers/{id}/change',
  body: z.strictObject({
    chip: text(200),
    /** As the chip's editor has them. */
    values: z.array(note(200)).check(z.maxLength(50)),
  }),
  reply: Done,
  fails: { ...againFails, data_chip_unknown: 400 },
});

/** Says what was in doubt, and queries. */
export const resolveDataAnswer = endpoint({
  ...answer,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/answers/{id}/resolve',
  body: z.strictObject({
    choices: z.array(z.strictObject({ doubt: text(200), value: note(200) })).check(z.minLength(1), z.maxLength(10)),
    /** Take it so from now on, for the caller. */
    remember: z.optional(z.boolean()),
  }),
  reply: Done,
  fails: { ...againFails, data_doubt_unknown: 400 },
});

/** Answers the same question anew, in its place. */
export const repeatDataAnswer = endpoint({
  ...answer,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/answers/{id}/repeat',
  reply: Done,
  fails: againFails,
});

/** Says what the asker thinks of an answer; null takes it back. */
export const rateDataAnswer = endpoint({
  ...answer,
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/text2sql/answers/{id}/rating',
  body: z.strictObject({ liked: z.nullable(z.boolean()) }),
  reply: Done,
  fails: { data_answer_not_found: 404 },
});

/**
 * What a stream tells: stages, what was understood, the query, its table, chart and checks, then deltas of the words, then
 * done. `begin` comes first where a former answer is replaced, whose figures stay until new ones come.
 */
export const DataAnswerEvent = z.discriminatedUnion('event', [
  z.looseObject({ event: z.literal('begin'), data: z.looseObject({}) }),
  z.looseObject({ event: z.literal('stage'), data: z.looseObject({ stage: known(dataStages) }) }),
  z.looseObject({ event: z.literal('finding'), data: z.looseObject(dataFinding) }),
  z.looseObject({ event: z.literal('sql'), data: z.looseObject({ sql: z.string(), tables: z.array(z.string()) }) }),
  z.looseObject({ event: z.literal('table'), data: DataTable }),
  z.looseObject({ event: z.literal('chart'), data: z.nullable(DataChart) }),
  z.looseObject({
    event: z.literal('checks'),
    data: z.looseObject({ checks: DataAnswer._zod.def.shape.checks, seconds: z.nullable(z.number()) }),
  }),
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

const DataThread = z.looseObject({
  id: Id,
  /** The first question. */
  title: z.string(),
  /** Of the last answer. */
  status: known(dataAnswerStatuses),
  answerCount: z.int(),
  createTime: Time,
  /** When it was last asked. */
  updateTime: Time,
});
/** Own questions that follow one another. Its id is the one of its first answer. */
export interface DataThread extends z.infer<typeof DataThread> {}

/** Own conversations with data, those asked last first. */
export const pageDataThreads = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/threads/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<DataThread>(DataThread),
  needs: 'dataQuery',
  origin: 'ours',
});

/** One own conversation with its answers, the first one first. */
export const readDataThread = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/threads/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ ...DataThread._zod.def.shape, answers: z.array(named<DataAnswer>(DataAnswer)) }),
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404 },
  origin: 'ours',
});

/** Deletes own conversations with data. */
export const removeDataThreads = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/threads/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataQuery',
  origin: 'ours',
});

/** Questions that can be answered from some sources at once, to begin with. */
export const listDataSuggestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/suggestions',
  body: z.strictObject({ sourceIds: z.optional(z.array(Id).check(z.maxLength(10))) }),
  reply: z.array(z.string()),
  needs: 'dataQuery',
  fails: { data_source_not_found: 404 },
  origin: 'ours',
});

/** The table of an answer as a file. */
export const downloadDataAnswer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/answers/{id}/file',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ format: z.enum(['xlsx', 'csv']), fileName: z.optional(name(100)) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'dataQuery',
  fails: { data_answer_not_found: 404, no_query_found: 422 },
  origin: 'ours',
});
