import * as z from 'zod/mini';
import { CitedDocument, pageWidth } from './citedDocument.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, named, note, pageOf, paging, text, Time } from './fields.js';
import { ReferenceSchema } from './sessions.js';

/** `reading`: text around a passage that was found · `other`: something that there is not. */
export const insuranceTools = ['searching', 'reading', 'function', 'calculating', 'other'] as const;
export type InsuranceToolKind = (typeof insuranceTools)[number];

/** `refused`: it could not be done, and the model was told why. */
export const insuranceStepStates = ['running', 'done', 'failed', 'refused', 'stopped'] as const;
export type InsuranceStepState = (typeof insuranceStepStates)[number];

/**
 * Why a step brought nothing. `nothing_asked`: there were no words to look for · `done_before`: an earlier step did just this ·
 * `call_refused`: the function may not be called so · `call_failed`: the other system answered that it could not.
 */
export const insuranceReasons = [
  'unknown_tool',
  'unreadable_arguments',
  'missing_argument',
  'nothing_asked',
  'no_such_passage',
  'document_gone',
  'not_calculable',
  'done_before',
  'call_refused',
  'call_failed',
  'no_reply',
  'not_allowed',
  'call_stopped',
] as const;
export type InsuranceReason = (typeof insuranceReasons)[number];

const InsuranceStep = z.looseObject({
  /** From 1. */
  n: z.int(),
  /** What the model said before it acted; empty where it said nothing. */
  thought: z.string(),
  tool: known(insuranceTools),
  /** Of the function that was called; else the tool's own name for the model. */
  name: z.string(),
  arguments: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  state: known(insuranceStepStates),
  /** Why it brought nothing. Left out where it did, or where nobody knows. */
  reason: z.optional(known(insuranceReasons)),
  /** What came of it; the beginning, where there was more. Empty while `running`. */
  observation: z.string(),
  cut: z.boolean(),
  /** Numbers of the references that it brought. */
  found: z.array(z.int()),
  /** Sentences of what it found that told the model what to do: they were kept from it and prove nothing. Left out: none. */
  leftOut: z.optional(z.int()),
  /** Seconds that it took; null while `running`. */
  seconds: z.nullable(z.number()),
});
/** One thing that was done for an answer: why, what, and what came of it. */
export interface InsuranceStep extends z.infer<typeof InsuranceStep> {}

export const insuranceStatuses = ['running', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type InsuranceStatus = (typeof insuranceStatuses)[number];

/**
 * What the reader must know of an answer. `no_steps_left`, `no_time_left`: it was written from what there was by then ·
 * `nothing_looked_up`: the model answers by itself · `cut_short`: it is as long as the model may write.
 */
export const insuranceNotices = ['no_steps_left', 'no_time_left', 'nothing_looked_up', 'cut_short'] as const;
export type InsuranceNotice = (typeof insuranceNotices)[number];

const InsuranceQuestion = z.looseObject({
  id: Id,
  question: z.string(),
  /** Markdown, with `[n]` where a reference is cited. Empty until the steps are over. */
  answer: z.string(),
  status: known(insuranceStatuses),
  notice: z.nullable(known(insuranceNotices)),
  /** Sentences that were left out: they held figures which no step had brought. */
  leftOut: z.int(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  steps: z.array(named<InsuranceStep>(InsuranceStep)),
  references: z.array(ReferenceSchema),
  /** Steps and seconds that one answer may take. */
  mostSteps: z.int(),
  mostSeconds: z.int(),
  /** Seconds that it took; null while `running`. */
  seconds: z.nullable(z.number()),
  createTime: Time,
});
/** One own question to the insurance tool, with how it was answered. */
export interface InsuranceQuestion extends z.infer<typeof InsuranceQuestion> {}

const asked = { needs: 'tools', origin: 'ours' } as const;
const one = { ...asked, params: z.strictObject({ id: Id }) };

/** Asks the insurance tool, whose steps are then streamed. One question at a time. */
export const startInsurance = endpoint({
  ...asked,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/react/insurance/questions',
  body: z.strictObject({ question: text(1000) }),
  reply: Created,
  fails: { model_not_configured: 409, insurance_question_running: 409, too_many_questions: 429 },
});

/** What a stream tells: each step as it begins and as it ends, the references as they come, then the answer, then done. */
export const InsuranceEvent = z.discriminatedUnion('event', [
  z.looseObject({ event: z.literal('step'), data: InsuranceStep }),
  z.looseObject({ event: z.literal('references'), data: z.array(ReferenceSchema) }),
  z.looseObject({
    event: z.literal('answer'),
    data: z.looseObject({ answer: z.string(), notice: z.nullable(known(insuranceNotices)), leftOut: z.int() }),
  }),
  z.looseObject({ event: z.literal('error'), data: z.looseObject({ message: z.string() }) }),
  z.looseObject({
    event: z.literal('done'),
    data: z.looseObject({ status: known(insuranceStatuses), seconds: z.nullable(z.number()) }),
  }),
]);
export type InsuranceEvent = z.infer<typeof InsuranceEvent>;

/** Streams the steps and the answer of one own question from the beginning, or after the `Last-Event-ID` header. */
export const streamInsurance = endpoint({
  ...asked,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/react/insurance/stream',
  query: z.strictObject({ id: Id }),
  reply: InsuranceEvent,
  as: 'events',
  fails: { insurance_question_not_found: 404 },
});

/** One own question as far as it has come. A stream resumed after `lastEventId` neither loses nor repeats a step. */
export const readInsurance = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/react/insurance/questions/{id}',
  reply: z.looseObject({ ...InsuranceQuestion._zod.def.shape, lastEventId: z.int() }),
  fails: { insurance_question_not_found: 404 },
});

/** Stops an own question. The steps that were made stay. */
export const stopInsurance = endpoint({
  ...one,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/react/insurance/questions/{id}/stop',
  reply: Done,
  fails: { insurance_question_not_found: 404 },
});

const InsuranceRow = z.looseObject({
  id: Id,
  question: z.string(),
  status: known(insuranceStatuses),
  stepCount: z.int(),
  createTime: Time,
});
/** An own question in the list of them. */
export interface InsuranceRow extends z.infer<typeof InsuranceRow> {}

/** Own questions to the insurance tool, the newest first. */
export const pageInsurance = endpoint({
  ...asked,
  kind: 'read',
  method: 'POST',
  path: '/aiTool/react/insurance/questions/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<InsuranceRow>(InsuranceRow),
});

/** Deletes own questions to the insurance tool; one that is at work is stopped. */
export const removeInsurance = endpoint({
  ...asked,
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/react/insurance/questions/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
});

/** What may be seen of a document that an own answer found passages in. */
export const readInsuranceEvidence = endpoint({
  ...asked,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/react/insurance/questions/{id}/documents/{documentId}',
  params: z.strictObject({ id: Id, documentId: Id }),
  reply: named<CitedDocument>(CitedDocument),
  fails: { insurance_question_not_found: 404, document_not_found: 404 },
});

/** Picture of one page that `readInsuranceEvidence` names. */
export const readInsuranceEvidencePage = endpoint({
  ...asked,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/react/insurance/questions/{id}/documents/{documentId}/pages/{page}',
  params: z.strictObject({ id: Id, documentId: Id, page: z.int().check(z.gte(1)) }),
  query: pageWidth,
  reply: z.unknown(),
  as: 'blob',
  fails: { insurance_question_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
});
