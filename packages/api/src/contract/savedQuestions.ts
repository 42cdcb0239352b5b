import * as z from 'zod/mini';
import { DataAnswer } from './dataAnswer.js';
import { endpoint } from './endpoint.js';
import { Amount, Created, Done, Id, IdList, known, Moment, named, note, pageOf, paging, text, Time } from './fields.js';

export const questionRhythms = ['day', 'week', 'month'] as const;
export type QuestionRhythm = (typeof questionRhythms)[number];

const scheduleTimes = {
  /** Of `week`: 1 is Monday, 7 Sunday. */
  weekday: z.optional(z.int().check(z.gte(1), z.lte(7))),
  /** Of `month`: 1 to 28, so that every month has it. */
  day: z.optional(z.int().check(z.gte(1), z.lte(28))),
  /** Full hour, 0 to 23. */
  hour: z.int().check(z.gte(0), z.lte(23)),
};

/** When a saved question is asked by itself, by the clocks of Shanghai. */
const QuestionSchedule = z.strictObject({ every: z.enum(questionRhythms), ...scheduleTimes });
export interface QuestionSchedule extends z.infer<typeof QuestionSchedule> {}

export const thresholdSigns = ['<', '<=', '>', '>='] as const;
export type ThresholdSign = (typeof thresholdSigns)[number];

/** What rings the bell after a scheduled run: what all of it came to is beyond this. */
const QuestionThreshold = z.strictObject({ sign: z.enum(thresholdSigns), value: Amount });
export interface QuestionThreshold extends z.infer<typeof QuestionThreshold> {}

/** A question about data that somebody wants to ask again. */
const SavedQuestion = z.looseObject({
  id: Id,
  question: z.string(),
  sources: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** True: everyone who may ask these sources sees it; false: only who saved it. */
  shared: z.boolean(),
  /** Own ones may be changed. */
  own: z.boolean(),
  /** Its way of answering was checked: other questions are answered after its likeness. */
  verified: z.boolean(),
  /** It stands on the reader's overview. */
  pinned: z.boolean(),
  /** Of own ones alone, like the threshold. */
  schedule: z.nullable(z.looseObject({ every: known(questionRhythms), ...scheduleTimes })),
  threshold: z.nullable(z.looseObject({ sign: known(thresholdSigns), value: z.number() })),
  /** When it will next be asked by itself; null: it won't. */
  nextTime: z.nullable(Time),
  /** How it was last asked for the reader, by itself or from its card; null: never. */
  lastRun: z.nullable(
    z.looseObject({
      /** Null: there is none, or it was deleted since. */
      answerId: z.nullable(Id),
      time: Time,
      /** What all of it came to, where that is one figure. */
      value: z.nullable(z.number()),
      unit: z.string(),
      /** Whether the threshold was passed. */
      rang: z.boolean(),
      /** Why there is no answer; empty: there is one. */
      failure: z.string(),
    }),
  ),
  createdBy: z.string(),
  updateTime: Time,
});
export interface SavedQuestion extends z.infer<typeof SavedQuestion> {}

const settings = {
  question: text(1000),
  sourceIds: z.optional(z.array(Id).check(z.maxLength(10))),
  shared: z.optional(z.boolean()),
  schedule: z.optional(z.nullable(QuestionSchedule)),
  threshold: z.optional(z.nullable(QuestionThreshold)),
  pinned: z.optional(z.boolean()),
};

const savingFails = {
  data_source_not_found: 404,
  data_answer_not_found: 404,
  saved_question_unrepeatable: 422,
  too_many_pins: 409,
} as const;

/** Saved questions: own ones first, then those that others share. */
export const pageSavedQuestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(100)),
    verified: z.optional(z.boolean()),
    pinned: z.optional(z.boolean()),
  }),
  reply: pageOf<SavedQuestion>(SavedQuestion),
  needs: 'dataQuery',
  origin: 'ours',
});

/** Saves a question to data. With `answerId` as it was answered there: its chips as they stand, or its query. */
export const addSavedQuestion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/add',
  body: z.strictObject({ ...settings, answerId: z.optional(Id) }),
  reply: Created,
  needs: 'dataQuery',
  fails: { ...savingFails, too_many_saved_questions: 409 },
  origin: 'ours',
});

/** Changes a saved question of one's own. Somebody else's may be pinned, and no more. */
export const modifySavedQuestion = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/text2sql/savedQuestions/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    question: z.optional(settings.question),
    answerId: z.optional(Id),
  }),
  reply: Done,
  needs: 'dataQuery',
  fails: { saved_question_not_found: 404, ...savingFails },
  origin: 'ours',
});

/** Says that a saved question is answered rightly, so that others are answered after it, and shares it; or takes that back. */
export const verifySavedQuestion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/{id}/verify',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    verified: z.boolean(),
    /** When the question was last changed as the caller has read it. Another by now: nothing is verified. */
    updateTime: z.optional(Moment),
  }),
  reply: Done,
  needs: 'dataQuery.sources',
  fails: { saved_question_not_found: 404, saved_question_unrepeatable: 422, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Asks a saved question again as it was saved; `id` is that of the answer. */
export const runSavedQuestion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/{id}/run',
  params: z.strictObject({ id: Id }),
  reply: Created,
  needs: 'dataQuery',
  fails: { saved_question_not_found: 404, data_source_not_found: 404, too_many_questions: 429 },
  origin: 'ours',
});

const PinnedQuestion = z.looseObject({
  ...SavedQuestion._zod.def.shape,
  /** The last answer; null: there is none yet. */
  answer: z.nullable(DataAnswer),
  /** What it was counted from has changed since, or it is older than a day. */
  stale: z.boolean(),
});
export interface PinnedQuestion extends z.infer<typeof PinnedQuestion> {}

/** What the reader has pinned to their overview, with the last answers. */
export const listPinnedQuestions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/savedQuestions/pinned',
  reply: z.array(named<PinnedQuestion>(PinnedQuestion)),
  needs: 'dataQuery',
  origin: 'ours',
});

/** Deletes own saved questions. */
export const removeSavedQuestions = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/savedQuestions/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataQuery',
  origin: 'ours',
});

/** The verified questions with how they are answered, as a JSON file for another installation. */
export const exportVerifiedQuestions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/text2sql/savedQuestions/export',
  query: z.strictObject({ fileName: z.optional(note(100)) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'dataQuery.sources',
  origin: 'ours',
});

/** Takes verified questions from a file of `exportVerifiedQuestions`. Sources are found by their names, queries checked again. */
export const importVerifiedQuestions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/import',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    added: z.int(),
    /** There already. */
    same: z.int(),
    /** Counted from 1. */
    refused: z.array(z.looseObject({ number: z.int(), question: z.string(), message: z.string() })),
  }),
  needs: 'dataQuery.sources',
  fails: { unreadable_questions: 400, file_too_large: 413 },
  origin: 'ours',
});
