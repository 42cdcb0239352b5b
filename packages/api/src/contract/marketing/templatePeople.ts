import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, named, text } from '../fields.js';
import { templateChannels } from './templateParts.js';

/** Variables of one template that are looked at. */
export const MOST_VARIABLES = 30;

const TemplatePeople = z.looseObject({
  /** Customers, or people of the pack. */
  peopleCount: z.int(),
  /** Those of them with an address of the channel who have not opted out of it. */
  reachedCount: z.int(),
  /** Everybody was looked at; otherwise a part of them, and the numbers are what that comes to for all. */
  exact: z.boolean(),
  /** Of how many that are reached nothing is known for a variable: the most first, none without people. */
  empty: z.array(z.looseObject({ name: z.string(), peopleCount: z.int() })),
  /** Letters of each variable for the one person that is reached for whom all of them are longest; none: nobody is. */
  longest: z.array(z.looseObject({ name: z.string(), letters: z.int() })),
});
export interface TemplatePeople extends z.infer<typeof TemplatePeople> {}

/** Whom a message of a channel reaches, and what its variables come to for them: numbers alone, and nobody's values. */
export const readTemplatePeople = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/people',
  body: z.strictObject({
    channel: z.enum(templateChannels),
    /** Variables of its texts, each once, with how often it stands there. */
    variables: z
      .array(z.strictObject({ name: text(50), times: z.int().check(z.gte(1), z.lte(100)) }))
      .check(z.maxLength(MOST_VARIABLES)),
    /** Left out: all customers. */
    crowdPackId: z.optional(Id),
  }),
  reply: named<TemplatePeople>(TemplatePeople),
  needs: 'customers.look',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});
