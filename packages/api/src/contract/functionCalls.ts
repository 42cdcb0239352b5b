import * as z from 'zod/mini';
import { Id, known, Time } from './fields.js';

/** How a call of a function went. `failed`: the other system answered that it could not · `no_reply`: it did not answer. */
export const callOutcomes = ['answered', 'failed', 'no_reply', 'not_allowed', 'stopped'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A call to another system that was made for an answer. */
export const FunctionCallSchema = z.looseObject({
  functionId: Id,
  name: z.string(),
  method: z.string(),
  /** Of the other system. */
  host: z.string(),
  arguments: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  outcome: known(callOutcomes),
  /** HTTP status of the other system; null where it did not come to that. */
  status: z.nullable(z.int()),
  /** Milliseconds. */
  duration: z.int(),
  /** There was more of the reply than is kept. */
  cut: z.boolean(),
  time: Time,
});
export interface FunctionCall extends z.infer<typeof FunctionCallSchema> {}
