import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, named, note, pageOf, text } from '../fields.js';
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

/** What a tap opens. */
export const appActions = ['open', 'page', 'url'] as const;
export type AppAction = (typeof appActions)[number];

/** What a push message says. */
export const appParts = {
  title: z.string(),
  content: z.string(),
  /** Empty for none. */
  imageUrl: z.string(),
  appAction: known(appActions),
  /** Page of the app or address on the web; empty for `open`. */
  target: z.string(),
};

const AppTemplate = z.looseObject({ ...templateHead, ...appParts });
export interface AppTemplate extends z.infer<typeof AppTemplate> {}

const settings = {
  ...templateSettings,
  title: text(50),
  content: text(200),
  imageUrl: z.optional(note(500)),
  appAction: z.enum(appActions),
  target: z.optional(note(500)),
};

/** Templates of app messages. */
export const pageAppTemplates = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/appTemplate/page',
  body: z.strictObject({ ...templateFilter, appAction: z.optional(z.enum(appActions)) }),
  reply: pageOf<AppTemplate>(AppTemplate),
  needs: 'marketing.templates.look',
  origin: 'reading',
});

/** One template of app messages. */
export const readAppTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/appTemplate/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<AppTemplate>(AppTemplate),
  needs: 'marketing.templates.look',
  fails: { template_not_found: 404 },
  origin: 'ours',
});

/** Adds a template of app messages. */
export const addAppTemplate = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/appTemplate/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.appTemplates',
  fails: { ...addTemplateFails, wrong_target: 400 },
  origin: 'reading',
});

/** Changes a template of app messages. Another text is another version, which has to be approved anew. */
export const modifyAppTemplate = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/appTemplate/update',
  body: z.strictObject({ ...z.partial(z.strictObject(settings))._zod.def.shape, ...templateChange }),
  reply: TemplateSaved,
  needs: 'marketing.appTemplates',
  fails: { ...modifyTemplateFails, wrong_target: 400 },
  origin: 'reading',
});

/** Deletes templates of app messages. */
export const removeAppTemplates = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/appTemplate/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.appTemplates',
  fails: removeTemplateFails,
  origin: 'reading',
});

/** Parameters that a push message can hold. */
export const listAppParams = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/appTemplate/params',
  reply: z.array(TemplateParam),
  needs: 'marketing.appTemplates',
  origin: 'reading',
});
