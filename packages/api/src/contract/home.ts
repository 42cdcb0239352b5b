import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, known, named, pageOf, paging, span, Time } from './fields.js';

/** What may wait for somebody. */
export const todoKinds = ['feedback', 'userFeedback', 'failedDocuments', 'triples', 'staleKnowledgeBases'] as const;
export type TodoKind = (typeof todoKinds)[number];

const Todo = z.looseObject({
  kind: known(todoKinds),
  count: z.int(),
  /** Names of the first few. */
  names: z.array(z.string()),
  /** Of the one that has waited longest; null where that means nothing. */
  oldestTime: z.nullable(Time),
});
export interface Todo extends z.infer<typeof Todo> {}

/** What waits for the signed-in user: only kinds whose pages they were granted, and only where something waits. */
export const listTodos = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/home/todo',
  reply: z.array(named<Todo>(Todo)),
  needs: 'home',
  origin: 'ours',
});

const MissedQuestion = z.looseObject({
  question: z.string(),
  count: z.int(),
  lastTime: Time,
  /** Asked most there; null: the model alone. */
  assistantId: z.nullable(Id),
  assistantName: z.string(),
});
export interface MissedQuestion extends z.infer<typeof MissedQuestion> {}

/** Questions that neither an FAQ nor a passage answered, the most frequent first. */
export const pageMissedQuestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/home/missedQuestions',
  body: z.strictObject({ ...paging, ...span }),
  reply: pageOf<MissedQuestion>(MissedQuestion),
  needs: 'home',
  fails: { invalid_span: 400 },
  origin: 'ours',
});
