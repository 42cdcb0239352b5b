import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, known, named, text } from './fields.js';

/** A tool of the resource centre. */
const Tool = z.looseObject({
  /** Its `id` in the address of its page, e.g. `ppt`. */
  id: Id,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  /** How it is used: by asking, as a deck of slides, or with saved documents. */
  kind: known(['question', 'slides', 'documents']),
  /** False: something it needs is not configured; `notice` says what. */
  available: z.boolean(),
  notice: z.string(),
  sampleQuestions: z.array(z.string()),
});
export interface Tool extends z.infer<typeof Tool> {}

const InsuranceAnswer = z.looseObject({
  /** Markdown. */
  answer: z.string(),
  /** How it came about, in order: what was thought, done, and found. */
  steps: z.array(z.looseObject({ thought: z.string(), action: z.string(), observation: z.string() })),
});
export interface InsuranceAnswer extends z.infer<typeof InsuranceAnswer> {}

/** Tools that the reader may use. */
export const listTools = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/tools',
  reply: z.array(named<Tool>(Tool)),
  needs: 'tools',
  origin: 'ours',
});

/** Asks the insurance tool, which looks things up step by step. The token says who asks; `userId` is not believed. */
export const askInsurance = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiTool/react/insurance/v2',
  query: z.strictObject({ userId: z.optional(Id), question: text(1000) }),
  reply: named<InsuranceAnswer>(InsuranceAnswer),
  needs: 'tools',
  fails: { model_not_configured: 409, too_many_questions: 429 },
  origin: 'spec',
});
