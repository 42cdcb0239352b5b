import { EMPTY_ANSWER_MAX, PROMPT_MAX } from '@console/base';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, known, named, note, pageOf, paging, ReadVersion, text, Time } from './fields.js';

const share = z.number().check(z.gte(0), z.lte(1));

/** Questions that are kept for a base, to try its parameters on. */
export const TRIAL_QUESTIONS_MAX = 3;
/** Numbers between which each parameter may be. */
export const kbParamRanges = {
  topK: { min: 1, max: 50 },
  scoreThreshold: { min: 0, max: 1 },
  vectorWeight: { min: 0, max: 1 },
  historyTurns: { min: 0, max: 20 },
  temperature: { min: 0, max: 2 },
  maxTokens: { min: 16, max: 32_000 },
} as const;

const KbSettings = z.looseObject({
  /** Passages handed to the model. */
  topK: z.int(),
  /** Passages below are left out, 0 to 1. */
  scoreThreshold: z.number(),
  /** Weight of the meaning beside the words, 0 to 1. Counts only where an embedding model is set up. */
  vectorWeight: z.number(),
  /** Questions with their answers that are remembered. */
  historyTurns: z.int(),
  /** Told to the model before everything else; empty: the standard prompt. */
  systemPrompt: z.string(),
  /** With `{passages}` and `{question}`; empty: the standard prompt. */
  answerPrompt: z.string(),
  /** Answered where nothing is found; empty: the standard words. */
  emptyAnswer: z.string(),
  temperature: z.number(),
  /** Length of an answer at most. */
  maxTokens: z.int(),
});
/** What can be set for a base. */
export interface KbSettings extends z.infer<typeof KbSettings> {}

/** How answers are made from one base: what is looked for, and what the model is told. */
const KbParams = z.looseObject({
  /** Null where the base has no parameters of its own, and the standard ones count. */
  id: z.nullable(Id),
  knowledgeBaseId: Id,
  knowledgeBaseName: z.string(),
  ...KbSettings._zod.def.shape,
  /** Grows by one with each change; 0: never changed. */
  version: z.int(),
  updatedBy: z.string(),
  updateTime: z.nullable(Time),
});
export interface KbParams extends z.infer<typeof KbParams> {}

const KbParamsDetail = z.looseObject({
  ...KbParams._zod.def.shape,
  /** The questions that are kept to try them on. */
  questions: z.array(z.string()),
  /** What counts for a base without its own. */
  standard: named<KbSettings>(KbSettings),
  /** What the standard prompts say, where these texts are empty. */
  standardPrompts: z.looseObject({ systemPrompt: z.string(), answerPrompt: z.string() }),
  /** Whether there is a model that writes: without one, prompts have no effect. */
  hasModel: z.boolean(),
  /** Whether there is an embedding model: without one, the weight of the meaning has no effect. */
  hasEmbedding: z.boolean(),
});
export interface KbParamsDetail extends z.infer<typeof KbParamsDetail> {}

const numbers = {
  topK: z.int().check(z.gte(1), z.lte(50)),
  scoreThreshold: share,
  vectorWeight: share,
  historyTurns: z.int().check(z.gte(0), z.lte(20)),
  temperature: z.number().check(z.gte(0), z.lte(2)),
  maxTokens: z.int().check(z.gte(16), z.lte(32_000)),
};
const texts = { systemPrompt: note(PROMPT_MAX), answerPrompt: note(PROMPT_MAX), emptyAnswer: note(EMPTY_ANSWER_MAX) };

const settings = {
  topK: z.optional(numbers.topK),
  scoreThreshold: z.optional(numbers.scoreThreshold),
  vectorWeight: z.optional(numbers.vectorWeight),
  historyTurns: z.optional(numbers.historyTurns),
  systemPrompt: z.optional(texts.systemPrompt),
  answerPrompt: z.optional(texts.answerPrompt),
  emptyAnswer: z.optional(texts.emptyAnswer),
  temperature: z.optional(numbers.temperature),
  maxTokens: z.optional(numbers.maxTokens),
};

/** What goes along with a change. */
const change = {
  /** What the change is for, kept with the version. */
  note: z.optional(note(200)),
  version: ReadVersion,
};

/** Which bases: those with parameters of their own, those without, or all. */
export const kbParamScopes = ['own', 'standard', 'all'] as const;

/** The parameters of the bases that have their own, or of others with the standard values. */
export const pageKbParams = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/queryPage',
  body: z.strictObject({
    ...paging,
    knowledgeBaseId: z.optional(Id),
    keyword: z.optional(note(50)),
    /** Default `own`. */
    scope: z.optional(z.enum(kbParamScopes)),
  }),
  reply: pageOf<KbParams>(KbParams),
  needs: 'knowledge.params',
  origin: 'reading',
});

/** The parameters that count for one base, with what they mean here. */
export const readKbParams = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/kbParamManage/base/{knowledgeBaseId}',
  params: z.strictObject({ knowledgeBaseId: Id }),
  reply: named<KbParamsDetail>(KbParamsDetail),
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Gives a base its own parameters; what is left out has the standard value. */
export const addKbParams = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/add',
  body: z.strictObject({ ...settings, ...change, knowledgeBaseId: Id }),
  reply: Created,
  needs: 'knowledge.params',
  fails: {
    knowledge_base_not_found: 404,
    params_exist: 409,
    changed_meanwhile: 409,
    placeholder_missing: 400,
    prompt_faulty: 400,
  },
  origin: 'reading',
});

/** What is left out stays. */
export const modifyKbParams = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/kbParamManage/modify',
  body: z.strictObject({ ...settings, ...change, id: Id }),
  reply: Done,
  needs: 'knowledge.params',
  fails: { params_not_found: 404, changed_meanwhile: 409, placeholder_missing: 400, prompt_faulty: 400 },
  origin: 'spec',
});

/** Takes a base back to the standard values. Its versions stay. */
export const resetKbParams = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/reset',
  body: z.strictObject({ ...change, knowledgeBaseId: Id }),
  reply: Done,
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});

/** How a version came about: by a change, by bringing an earlier one back, or by going back to the standard values. */
export const kbParamsVersionKinds = ['saved', 'restored', 'standard'] as const;

const KbParamsVersion = z.looseObject({
  version: z.int(),
  kind: known(kbParamsVersionKinds),
  /** The version that was brought back; null with every other kind. */
  restoredFrom: z.nullable(z.int()),
  note: z.string(),
  madeBy: z.string(),
  madeTime: Time,
});
export interface KbParamsVersion extends z.infer<typeof KbParamsVersion> {}

/** What the parameters of a base were, newest first. */
export const pageKbParamsVersions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/versions',
  body: z.strictObject({ ...paging, knowledgeBaseId: Id }),
  reply: pageOf<KbParamsVersion>(KbParamsVersion),
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** One version with all that it sets. */
export const readKbParamsVersion = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/kbParamManage/base/{knowledgeBaseId}/version',
  params: z.strictObject({ knowledgeBaseId: Id }),
  query: z.strictObject({ version: z.int().check(z.gte(1)) }),
  reply: z.looseObject({ ...KbParamsVersion._zod.def.shape, settings: named<KbSettings>(KbSettings) }),
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404, version_not_found: 404 },
  origin: 'ours',
});

/** Brings an earlier version back, as a new one. */
export const restoreKbParams = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/restore',
  body: z.strictObject({ ...change, knowledgeBaseId: Id, restored: z.int().check(z.gte(1)) }),
  reply: Done,
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404, version_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Keeps the questions that the parameters of a base are tried on. */
export const modifyKbTrialQuestions = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/kbParamManage/questions',
  body: z.strictObject({
    knowledgeBaseId: Id,
    questions: z.array(text(500)).check(z.maxLength(TRIAL_QUESTIONS_MAX)),
  }),
  reply: Done,
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

const TrialPassage = z.looseObject({
  chunkId: Id,
  documentName: z.string(),
  heading: z.array(z.string()),
  content: z.string(),
  /** The answer cites it. */
  cited: z.boolean(),
});
export interface TrialPassage extends z.infer<typeof TrialPassage> {}

const KbTrial = z.looseObject({
  /** Best first. */
  passages: z.array(named<TrialPassage>(TrialPassage)),
  /** Markdown. */
  answer: z.string(),
  /** Said in the place of an answer where there came none; null where there is one. */
  failure: z.nullable(z.string()),
  /** The FAQ that answers this question in chat, before any document is searched; null: none does. */
  faq: z.nullable(z.looseObject({ id: Id, question: z.string() })),
  /** Written by a model; otherwise by the server itself. */
  byModel: z.boolean(),
  seconds: z.number(),
});
export interface KbTrial extends z.infer<typeof KbTrial> {}

/** Answers a question from the documents of one base by settings that are not saved, or by those that are. Nothing of it is kept or counted. */
export const tryKbParams = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/try',
  body: z.strictObject({
    knowledgeBaseId: Id,
    question: text(500),
    /** Left out: those that count now. */
    settings: z.optional(z.strictObject({ ...numbers, ...texts })),
    /** What is taken to have been said before, oldest first. */
    turns: z.optional(z.array(z.strictObject({ question: text(500), answer: note(20_000) })).check(z.maxLength(20))),
  }),
  reply: named<KbTrial>(KbTrial),
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404, placeholder_missing: 400, prompt_faulty: 400 },
  origin: 'ours',
});
