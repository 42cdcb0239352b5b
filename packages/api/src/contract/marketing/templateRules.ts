import * as z from 'zod/mini';
import { channelVendors } from '../channelSettings.js';
import { endpoint } from '../endpoint.js';
import { Done, Id, known, named, ReadVersion, text, Time } from '../fields.js';
import { templateChannels, TemplateParam } from './templateParts.js';

const TemplateRules = z.looseObject({
  /** Words that no message may hold. */
  forbiddenWords: z.array(z.string()),
  /** Where links may lead, with what is below; none: anywhere. */
  linkHosts: z.array(z.string()),
  /** Other ways to write characters of the forbidden words, 穩 for 稳, each with the usual one. Left out: none is known. */
  variants: z.optional(z.array(z.looseObject({ written: z.string(), usual: z.string() }))),
  /** 0: never changed. */
  version: z.int(),
  updatedBy: z.string(),
  updateTime: z.nullable(Time),
  /** What texts may hold, in all channels. */
  params: z.array(TemplateParam),
  channels: z.array(
    z.looseObject({
      channel: known(templateChannels),
      /** Whether messages can go out by it. */
      configured: z.boolean(),
      /** Thousandths of a yuan for a message, or for each part of a text message; null: not known. */
      price: z.nullable(z.number()),
      /** Through whom; null: through nobody yet. Left out: not known. */
      vendor: z.optional(z.nullable(known(channelVendors))),
    }),
  ),
});
export interface TemplateRules extends z.infer<typeof TemplateRules> {}

const host = z.string().check(z.maxLength(253), z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i));

/** What templates are checked by, and which channels are set up. */
export const readTemplateRules = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/template/rules',
  reply: named<TemplateRules>(TemplateRules),
  needs: 'marketing.templates.look',
  origin: 'ours',
});

/** Changes what templates are checked by. What was approved before stays approved. */
export const modifyTemplateRules = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/template/updateRules',
  body: z.strictObject({
    forbiddenWords: z.array(text(30)).check(z.maxLength(500)),
    linkHosts: z.array(host).check(z.maxLength(50)),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'marketing.templateReview',
  fails: { changed_meanwhile: 409 },
  origin: 'ours',
});

const TemplateSample = z.looseObject({
  customerId: Id,
  customerName: z.string(),
  /** A value for each parameter that something is known for; numbers are masked as in lists. */
  values: z.array(z.looseObject({ name: z.string(), value: z.string() })),
});
export interface TemplateSample extends z.infer<typeof TemplateSample> {}

/** What the parameters of templates come to for one customer. */
export const readTemplateSample = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/template/sample/{customerId}',
  params: z.strictObject({ customerId: Id }),
  reply: named<TemplateSample>(TemplateSample),
  needs: 'customers.look',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});
