import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, text } from '../fields.js';
import {
  addTemplateFails,
  modifyTemplateFails,
  removeTemplateFails,
  TemplateParam,
  templateChange,
  templateFilter,
  templateHead,
  TemplateSaved,
  templateSettings,
} from './templateParts.js';

export const smsKinds = ['notice', 'marketing'] as const;
export type SmsKind = (typeof smsKinds)[number];

/** Largest proof of a signature in bytes. */
export const SIGN_MAX_BYTES = 5 * 1024 * 1024;

/** What a text message says. */
export const smsParts = {
  smsKind: known(smsKinds),
  /** Shown before the text as 【signName】. */
  signName: z.string(),
  /** Proof of the right to that name. */
  signFileId: z.nullable(Id),
  content: z.string(),
  /** Of a vendor that sends only what it has approved itself: the code there. Empty: none. */
  vendorCode: z.string(),
};

const SmsTemplate = z.looseObject({ ...templateHead, ...smsParts });
export interface SmsTemplate extends z.infer<typeof SmsTemplate> {}

const settings = {
  ...templateSettings,
  smsKind: z.enum(smsKinds),
  signName: name(20),
  signFileId: z.optional(z.nullable(Id)),
  content: text(500),
  vendorCode: z.optional(note(100)),
};

/** Templates of text messages. */
export const pageSmsTemplates = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/smsTemplate/page',
  body: z.strictObject({ ...templateFilter, smsKind: z.optional(z.enum(smsKinds)) }),
  reply: pageOf<SmsTemplate>(SmsTemplate),
  needs: 'marketing.templates.look',
  origin: 'reading',
});

/** One template of text messages. */
export const readSmsTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/smsTemplate/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<SmsTemplate>(SmsTemplate),
  needs: 'marketing.templates.look',
  fails: { template_not_found: 404 },
  origin: 'ours',
});

/** Adds a template of text messages. */
export const addSmsTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/smsTemplate/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.smsTemplates',
  fails: { ...addTemplateFails, file_not_found: 404 },
  origin: 'reading',
});

/** Changes a template of text messages. Another text is another version, which has to be approved anew. */
export const modifySmsTemplate = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/smsTemplate/update',
  body: z.strictObject({ ...z.partial(z.strictObject(settings))._zod.def.shape, ...templateChange }),
  reply: TemplateSaved,
  needs: 'marketing.smsTemplates',
  fails: { ...modifyTemplateFails, file_not_found: 404 },
  origin: 'reading',
});

/** Deletes templates of text messages. */
export const removeSmsTemplates = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/smsTemplate/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.smsTemplates',
  fails: removeTemplateFails,
  origin: 'reading',
});

/** Parameters that a text message can hold. */
export const listSmsParams = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/smsTemplate/params',
  reply: z.array(TemplateParam),
  needs: 'marketing.smsTemplates',
  origin: 'reading',
});

/** Stores the proof of a signature: a png, jpg or pdf file. */
export const uploadSmsSign = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/smsTemplate/signUpload',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({ fileId: Id, fileName: z.string() }),
  needs: 'marketing.smsTemplates',
  fails: { unsupported_proof: 415, empty_file: 400, file_too_large: 413 },
  origin: 'reading',
});
