import { isWayOut } from '@console/base';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, named, note, pageOf, text } from '../fields.js';
import { WebAddress } from './parts.js';
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

/** What a WeChat message says. */
export const wechatParts = {
  /** Its id at WeChat. */
  wechatTemplateId: z.string(),
  title: z.string(),
  /** What WeChat's own template leaves open, by its keyword there, with what people read beside it. */
  fields: z.array(z.looseObject({ keyword: z.string(), value: z.string(), label: z.optional(z.string()) })),
  /** Opened by a tap; empty for nothing. */
  url: z.string(),
};

const WechatTemplate = z.looseObject({ ...templateHead, ...wechatParts });
export interface WechatTemplate extends z.infer<typeof WechatTemplate> {}

const settings = {
  ...templateSettings,
  wechatTemplateId: text(100),
  title: text(100),
  fields: z
    .array(z.strictObject({ keyword: text(50), value: text(200), label: z.optional(note(20)) }))
    .check(z.maxLength(20)),
  url: z.optional(z.union([WebAddress, z.literal(''), z.string().check(z.maxLength(50), z.refine(isWayOut))])),
};

/** Templates of WeChat messages. */
export const pageWechatTemplates = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/wechatTemplate/page',
  body: z.strictObject({ ...templateFilter, wechatTemplateId: z.optional(note(100)) }),
  reply: pageOf<WechatTemplate>(WechatTemplate),
  needs: 'marketing.templates.look',
  origin: 'reading',
});

/** One template of WeChat messages. */
export const readWechatTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/wechatTemplate/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<WechatTemplate>(WechatTemplate),
  needs: 'marketing.templates.look',
  fails: { template_not_found: 404 },
  origin: 'ours',
});

/** Adds a template of WeChat messages. */
export const addWechatTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/wechatTemplate/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.wechatTemplates',
  fails: addTemplateFails,
  origin: 'reading',
});

/** Changes a template of WeChat messages. Another text is another version, which has to be approved anew. */
export const modifyWechatTemplate = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/wechatTemplate/update',
  body: z.strictObject({ ...z.partial(z.strictObject(settings))._zod.def.shape, ...templateChange }),
  reply: TemplateSaved,
  needs: 'marketing.wechatTemplates',
  fails: modifyTemplateFails,
  origin: 'reading',
});

/** Deletes templates of WeChat messages. */
export const removeWechatTemplates = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/wechatTemplate/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.wechatTemplates',
  fails: removeTemplateFails,
  origin: 'reading',
});

/** Parameters that a WeChat message can hold. */
export const listWechatParams = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/wechatTemplate/params',
  reply: z.array(TemplateParam),
  needs: 'marketing.wechatTemplates',
  origin: 'reading',
});
