import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, note, pageOf, paging, Time } from './fields.js';

const share = z.number().check(z.gte(0), z.lte(1));

/** How answers are made from one base: what is looked for, and what the model is told. */
const KbParams = z.looseObject({
  id: Id,
  knowledgeBaseId: Id,
  knowledgeBaseName: z.string(),
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
  updatedBy: z.string(),
  updateTime: Time,
});
export interface KbParams extends z.infer<typeof KbParams> {}

const settings = {
  topK: z.optional(z.int().check(z.gte(1), z.lte(50))),
  scoreThreshold: z.optional(share),
  vectorWeight: z.optional(share),
  historyTurns: z.optional(z.int().check(z.gte(0), z.lte(20))),
  systemPrompt: z.optional(note(8000)),
  answerPrompt: z.optional(note(8000)),
  emptyAnswer: z.optional(note(1000)),
  temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
  maxTokens: z.optional(z.int().check(z.gte(16), z.lte(32_000))),
};

/** The parameters of every base that has its own. */
export const pageKbParams = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/queryPage',
  body: z.strictObject({ ...paging, knowledgeBaseId: z.optional(Id), keyword: z.optional(note(50)) }),
  reply: pageOf<KbParams>(KbParams),
  needs: 'knowledge.params',
  origin: 'reading',
});

/** Gives a base its own parameters; what is left out has the standard value. */
export const addKbParams = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbParamManage/add',
  body: z.strictObject({ ...settings, knowledgeBaseId: Id }),
  reply: Created,
  needs: 'knowledge.params',
  fails: { knowledge_base_not_found: 404, params_exist: 409, placeholder_missing: 400 },
  origin: 'reading',
});

/** What is left out stays. */
export const modifyKbParams = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/kbParamManage/modify',
  body: z.strictObject({ ...settings, id: Id }),
  reply: Done,
  needs: 'knowledge.params',
  fails: { params_not_found: 404, placeholder_missing: 400 },
  origin: 'spec',
});
