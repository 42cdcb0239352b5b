import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, named, note, ReadVersion, text } from '../fields.js';
import { templateChannels } from './templateParts.js';

const TestResult = z.looseObject({
  /** As it was named; the own number masked, where none was. */
  receiver: z.string(),
  sent: z.boolean(),
  /** Why it was not sent; empty where it was. */
  message: z.string(),
});
export interface TestResult extends z.infer<typeof TestResult> {}

const OwnReceiver = z.looseObject({
  /** Of the account, digits 4 to 7 masked; empty: it has none. */
  phoneNumber: z.string(),
  /** Whether somebody who manages users has saved this number: what people write themselves is no proof that it is theirs. */
  confirmed: z.boolean(),
});
export interface OwnReceiver extends z.infer<typeof OwnReceiver> {}

/** Where a text message goes that is sent to oneself. */
export const readOwnReceiver = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/template/ownReceiver',
  reply: named<OwnReceiver>(OwnReceiver),
  needs: 'marketing.templateTest',
  origin: 'ours',
});

/**
 * Sends a template to a few people, really. Receivers are phone numbers, WeChat open ids or device ids. What is not approved yet
 * goes to one person alone, and as a text message only to the number of whoever sends it, once somebody else has confirmed it.
 */
export const testPushTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/testPush',
  body: z.strictObject({
    channel: z.enum(templateChannels),
    templateId: Id,
    /** Which version. Default: the newest. */
    version: ReadVersion,
    /** Of a text message may be left out: it goes to the own number. */
    receivers: z.optional(z.array(text(64)).check(z.minLength(1), z.maxLength(10))),
    /** Values of the parameters; a missing one takes its sample. */
    params: z.optional(z.array(z.strictObject({ name: text(50), value: note(200) })).check(z.maxLength(50))),
    /** It is to go out in quiet hours too. Default false. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.array(named<TestResult>(TestResult)),
  needs: 'marketing.templateTest',
  fails: {
    template_not_found: 404,
    channel_not_configured: 409,
    wrong_receiver: 400,
    template_has_problems: 409,
    template_not_approved: 409,
    own_phone_not_confirmed: 409,
    quiet_hours: 409,
    too_many_requests: 429,
  },
  origin: 'reading',
});
