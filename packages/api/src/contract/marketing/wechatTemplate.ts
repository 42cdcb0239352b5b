import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, note, pageOf, text } from '../fields.js';
import { WebAddress } from './parts.js';
import {
  addTemplateFails,
  modifyTemplateFails,
  removeTemplateFails,
  TemplateParam,
  templateFilter,
  templateHead,
  templateSettings,
} from './templateParts.js';

const WechatTemplate = z.looseObject({
  ...templateHead,
  /** Its id at WeChat. */
  wechatTemplateId: z.string(),
  title: z.string(),
  /** What WeChat's own template leaves open, by its keyword there. */
  fields: z.array(z.looseObject({ keyword: z.string(), value: z.string() })),
  /** Opened by a tap; empty for nothing. */
  url: z.string(),
});
export interface WechatTemplate extends z.infer<typeof WechatTemplate> {}

const settings = {
  ...templateSettings,
  wechatTemplateId: text(100),
  title: text(100),
  fields: z.array(z.strictObject({ keyword: text(50), value: text(200) })).check(z.maxLength(20)),
  url: z.optional(z.union([WebAddress, z.literal('')])),
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

/** Changes a template of WeChat messages. */
export const modifyWechatTemplate = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/wechatTemplate/update',
  body: z.strictObject({ ...z.partial(z.strictObject(settings))._zod.def.shape, id: Id }),
  reply: Done,
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
