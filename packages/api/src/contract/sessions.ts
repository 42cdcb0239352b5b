import * as z from 'zod/mini';
import { CitedDocument, pageWidth } from './citedDocument.js';
import { KeptAbout, QuestionAbout } from './dialogueFiles.js';
import { endpoint } from './endpoint.js';
import { Done, FilePlaceSchema, Id, known, named, note, pageOf, paging, PositionSchema, text, Time } from './fields.js';
import { FunctionCallSchema } from './functionCalls.js';
import { HostContext, KeptHostContext } from './hostContext.js';

/** A passage that an answer rests on. `n` is the number that the answer's text cites as `[n]`. */
export const ReferenceSchema = z.looseObject({
  n: z.int(),
  /** The FAQ that this is; `chunkId` and `documentId` then mean nothing. Left out: a passage of a document. */
  faqId: z.optional(Id),
  /** The call that this is; `content` is what it brought, `chunkId` and `documentId` mean nothing. */
  call: z.optional(FunctionCallSchema),
  chunkId: Id,
  /** Number of the chunk in its document. */
  chunkIndex: z.int(),
  documentId: Id,
  documentName: z.string(),
  knowledgeBaseName: z.string(),
  heading: z.array(z.string()),
  /** The words cited. */
  content: z.string(),
  /** Where just those words stand. */
  positions: z.array(PositionSchema),
  /** Its base is not open to the reader any more: nothing of it is told. Left out: it is. */
  withheld: z.optional(z.boolean()),
  /** Where the passage stands in a file without pages. Left out: nobody counts there. */
  place: z.optional(FilePlaceSchema),
  /**
   * It was found through the knowledge graph: the way there from what the question names, in the order it is told, and which of
   * its steps these words say, from 1. Left out: it was found by its words or meaning.
   */
  path: z.optional(
    z.looseObject({
      steps: z.array(
        z.looseObject({ subject: z.string(), predicate: z.string(), object: z.string(), condition: z.string() }),
      ),
      step: z.int(),
    }),
  ),
  /** Pictures and files that an FAQ shows with its answer, in their order. */
  resources: z.optional(
    z.array(
      z.looseObject({
        id: Id,
        name: z.string(),
        /** Path to fetch it from, with the token. */
        url: z.string(),
        /** Bytes. */
        size: z.int(),
        /** Media type. */
        type: z.string(),
      }),
    ),
  ),
});
export interface Reference extends z.infer<typeof ReferenceSchema> {}

export const answerStatuses = ['running', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/**
 * Plain facts about an answer that the reader must know. `ungrounded`: nothing was found, the model answers by itself ·
 * `cut_short`: the answer is as long as the model may write, and not complete.
 */
export const answerNotices = ['no_model', 'nothing_found', 'ungrounded', 'cut_short', 'other_model'] as const;
export type AnswerNotice = (typeof answerNotices)[number];

const Stage = z.looseObject({
  /** `calling`: a function that `call` names is asked for what it knows. */
  stage: known(['searching', 'calling', 'writing', 'done']),
  /** Left out where nothing is being called. */
  call: z.optional(z.string()),
  /** Knowledge bases searched, and passages taken from them. */
  bases: z.int(),
  used: z.int(),
  /** Seconds since the question. */
  seconds: z.number(),
});
export interface Stage extends z.infer<typeof Stage> {}

const From = z.looseObject({ id: Id, name: z.string() });

/** One question with one answer. */
const Answered = z.looseObject({
  id: Id,
  topicId: Id,
  /** The assistant whose answer it is. Left out: the model's alone. */
  from: z.optional(From),
  question: z.string(),
  /** What the page around showed, and went with the question. Left out: nothing did. */
  context: z.optional(KeptHostContext),
  /** The files, or the box on a page of one, that it is about. Left out: all that its conversation has. */
  about: z.optional(KeptAbout),
  /** Markdown, with `[n]` where a reference is cited. Grows while `running`. */
  answer: z.string(),
  /** What the model wrote to itself before that, where it answers alone. Grows while `running`. Left out: nothing. */
  thoughts: z.optional(z.string()),
  status: known(answerStatuses),
  notice: z.nullable(known(answerNotices)),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  stage: z.nullable(Stage),
  references: z.array(ReferenceSchema),
  /** What might be asked next. */
  questions: z.array(z.string()),
  /** The answer is complete, and its stream still open for the questions that may follow it. Left out: it is not. */
  suggesting: z.optional(z.boolean()),
  /** Null until the reader has judged. */
  isLike: z.nullable(z.boolean()),
  feedback: z.string(),
  createTime: Time,
});
/** One of several answers to a question. */
export interface AnswerVersion extends z.infer<typeof Answered> {}

/** One question with its answer. */
const Session = z.looseObject({
  ...Answered._zod.def.shape,
  /**
   * Where the question has several answers: all of them, the first one first, and this one among them, which is the one that
   * the conversation went on from, or the newest. Left out: this is the only one.
   */
  versions: z.optional(z.array(Answered)),
  /** Several assistants were asked at once, and no answer has been kept so far. Left out: there is nothing to choose. */
  undecided: z.optional(z.boolean()),
});
export interface Session extends z.infer<typeof Session> {}

/** Questions and answers of one own conversation, oldest first. A question with several answers is one of them. */
export const pageSessions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/queryPage',
  body: z.strictObject({ ...paging, topicId: Id }),
  reply: pageOf<Session>(Session),
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'spec',
});

/** Assistants that are asked one question at once, at most. */
export const MOST_ASKED = 4;

const question = {
  /** Left out: a new conversation begins. */
  topicId: z.optional(Id),
  /**
   * Whom a new conversation is with; left out, the model alone, without a knowledge base. A conversation that has begun is
   * handed over to this one; left out, it stays with whom it is.
   */
  assistantId: z.optional(Id),
  /** Others that answer the same question at once. Each counts as a question. */
  beside: z.optional(z.array(Id).check(z.maxLength(MOST_ASKED - 1))),
  question: text(4000),
  /**
   * Asks again in the place of this one; all that followed is deleted. Asked in the same words, its answers stay beside the
   * new one, but for those that brought no word. Asked in others, they are deleted.
   */
  replaces: z.optional(Id),
  /**
   * Asks in the place of this one, in a conversation of its own that begins with what came before it. The one that it is
   * from stays as it is.
   */
  branches: z.optional(Id),
  /**
   * Of several answers to the question before: the one that the conversation goes on from. Left out: the newest complete
   * one.
   */
  after: z.optional(Id),
  /** What the page around shows, as far as the person let it go along. Left out where a question is asked again: what it had. */
  context: z.optional(HostContext),
  /** Files of the conversation, or a box on a page of one. Left out: all files; where a question is asked again, what it had. */
  about: z.optional(QuestionAbout),
};

const questionFailures = {
  topic_not_found: 404,
  file_not_found: 404,
  file_not_ready: 409,
  page_not_found: 404,
  assistant_not_found: 404,
  assistant_disabled: 409,
  answer_running: 409,
  too_many_questions: 429,
  embed_quota_spent: 429,
};

/** Stores a question and begins its answer; `id` is what the stream, stop and queryAnswer are asked for. */
export const ask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiSession/chat',
  body: z.strictObject(question),
  reply: z.looseObject({
    id: Id,
    topicId: Id,
    /** The answers to the same question that stay, the first one first. Left out: there are none. */
    earlier: z.optional(z.array(Id)),
    /** Where several are asked at once: all of their answers, this one first. */
    beside: z.optional(z.array(z.looseObject({ id: Id, from: From }))),
  }),
  needs: 'chat',
  embed: true,
  fails: questionFailures,
  origin: 'spec',
});

/**
 * Of the answers of several assistants to the last question: the one that the conversation goes on from. It is with that
 * assistant then; what others still write is stopped.
 */
export const keepAnswer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiSession/keep',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404, answer_not_open: 409 },
  origin: 'ours',
});

/** One answer as far as it has come. A stream resumed after `lastEventId` neither loses nor repeats a word. */
export const readAnswer = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/queryAnswer',
  body: z.strictObject({ id: Id }),
  reply: z.looseObject({ ...Session._zod.def.shape, text: z.string(), lastEventId: z.int() }),
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404 },
  origin: 'spec',
});

/** Deletes questions, each with all of its answers. */
export const deleteSessions = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/aiSession/delete',
  body: z.strictObject({ idList: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404 },
  origin: 'spec',
});

/** Likes or dislikes an answer; without `isLike` the judgement is taken back. */
export const giveLike = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiapi/qa/aiSession/giveLike/{id}',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    isLike: z.optional(z.boolean()),
    feedback: z.optional(note(1000)),
    platform: z.optional(note(20)),
  }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404 },
  origin: 'spec',
});

/** What may be looked at of a cited document, through the answer that cites it. */
export const readEvidence = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/aiSession/{id}/documents/{documentId}',
  params: z.strictObject({ id: Id, documentId: Id }),
  reply: named<CitedDocument>(CitedDocument),
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404, document_not_found: 404 },
  origin: 'ours',
});

/** The picture of one page of a cited document, through the answer that cites it. */
export const readEvidencePage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/aiSession/{id}/documents/{documentId}/pages/{page}',
  params: z.strictObject({ id: Id, documentId: Id, page: z.int().check(z.gte(1)) }),
  query: pageWidth,
  reply: z.unknown(),
  as: 'blob',
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});

/**
 * What a stream tells, in this order: stages while searching, the references, thoughts where the model answers alone, then deltas, with a stage
 * `calling` and another `writing` around each call of a function, the stage `done`, then questions and done. With the stage `done` the answer is complete, and the next question is taken, though the questions
 * that may follow it are still being thought of; asking ends that.
 * Every event has a number (the stream's `id` field); a batch of deltas comes at most 20 times a second.
 */
export const AnswerEvent = z.discriminatedUnion('event', [
  /** Only from `get/sse`: the ids of the question just stored. */
  z.looseObject({ event: z.literal('asked'), data: z.looseObject({ id: Id, topicId: Id }) }),
  z.looseObject({ event: z.literal('stage'), data: Stage }),
  z.looseObject({ event: z.literal('references'), data: z.array(ReferenceSchema) }),
  z.looseObject({ event: z.literal('thought'), data: z.looseObject({ text: z.string() }) }),
  z.looseObject({ event: z.literal('delta'), data: z.looseObject({ text: z.string() }) }),
  z.looseObject({ event: z.literal('questions'), data: z.array(z.string()) }),
  z.looseObject({
    event: z.literal('done'),
    data: z.looseObject({ status: known(answerStatuses), notice: z.nullable(known(answerNotices)) }),
  }),
  z.looseObject({ event: z.literal('error'), data: z.looseObject({ message: z.string() }) }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/** Streams one answer from its beginning, or after the `Last-Event-ID` header. */
export const streamAnswer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sse/ragFlow',
  query: z.strictObject({ id: Id }),
  reply: AnswerEvent,
  as: 'events',
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404 },
  origin: 'spec',
});

/** Asks and streams in one call, for embedded chats. The first event is `asked`, with the ids. */
export const askAndStream = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/get/sse',
  body: z.strictObject(question),
  reply: AnswerEvent,
  as: 'events',
  needs: 'chat',
  embed: true,
  fails: questionFailures,
  origin: 'spec',
});

/** Stops an answer, also upstream at the model. What has arrived stays. */
export const stopAnswer = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiapi/qa/sse/stop/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { session_not_found: 404 },
  origin: 'spec',
});
