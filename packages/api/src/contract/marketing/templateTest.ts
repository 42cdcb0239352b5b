import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, named, note, text } from '../fields.js';

const TestResult = z.looseObject({
  receiver: z.string(),
  sent: z.boolean(),
  /** Why it was not sent; empty where it was. */
  message: z.string(),
});
export interface TestResult extends z.infer<typeof TestResult> {}

/** Sends a template to a few people, really. Receivers are phone numbers, WeChat open ids or device ids. */
export const testPushTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/template/testPush',
  body: z.strictObject({
    channel: z.enum(['sms', 'wechat', 'app']),
    templateId: Id,
    receivers: z.array(text(64)).check(z.minLength(1), z.maxLength(10)),
    /** Values of the parameters; a missing one takes its sample. */
    params: z.optional(z.array(z.strictObject({ name: text(50), value: note(200) })).check(z.maxLength(50))),
  }),
  reply: z.array(named<TestResult>(TestResult)),
  needs: 'marketing.templateTest',
  fails: { template_not_found: 404, channel_not_configured: 409, wrong_receiver: 400 },
  origin: 'reading',
});
