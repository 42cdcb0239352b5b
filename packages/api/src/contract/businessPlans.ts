import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, named, note, pageOf, paging, text, Time } from './fields.js';

/** A business plan (BP), own ones only. */
const BusinessPlan = z.looseObject({
  id: Id,
  title: z.string(),
  company: z.string(),
  industry: z.string(),
  sectionCount: z.int(),
  characterCount: z.int(),
  createTime: Time,
  updateTime: Time,
});
export interface BusinessPlan extends z.infer<typeof BusinessPlan> {}

const BusinessPlanDetail = z.looseObject({
  ...BusinessPlan._zod.def.shape,
  /** In their order; the content is Markdown. */
  sections: z.array(z.looseObject({ title: z.string(), content: z.string() })),
  /** Grows by one with each change. */
  version: z.int(),
});
export interface BusinessPlanDetail extends z.infer<typeof BusinessPlanDetail> {}

const settings = {
  title: text(100),
  company: z.optional(note(100)),
  industry: z.optional(note(50)),
  sections: z.optional(z.array(z.strictObject({ title: text(100), content: note(20_000) })).check(z.maxLength(30))),
};

/** Own business plans. */
export const pageBusinessPlans = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/bp/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<BusinessPlan>(BusinessPlan),
  needs: 'tools',
  origin: 'ours',
});

/** One own business plan with its text. */
export const readBusinessPlan = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<BusinessPlanDetail>(BusinessPlanDetail),
  needs: 'tools',
  fails: { business_plan_not_found: 404 },
  origin: 'ours',
});

/** Adds a plan; without sections, with the usual ones, empty. */
export const addBusinessPlan = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'tools',
  origin: 'ours',
});

/** Changes a plan. With `version`, only if nobody has changed it since that one was read. */
export const modifyBusinessPlan = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/bp/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    title: z.optional(settings.title),
    version: z.optional(z.int().check(z.gte(0))),
  }),
  reply: z.looseObject({ version: z.int() }),
  needs: 'tools',
  fails: { business_plan_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Writes one section by the model, from the rest of the plan and a wish. Nothing is saved. */
export const draftBusinessPlanSection = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/draftSection',
  body: z.strictObject({ id: Id, title: text(100), wish: z.optional(note(1000)) }),
  reply: z.looseObject({ content: z.string() }),
  needs: 'tools',
  fails: { business_plan_not_found: 404, model_not_configured: 409, too_many_questions: 429 },
  origin: 'ours',
});

/** Deletes own business plans. */
export const removeBusinessPlans = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/bp/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'tools',
  origin: 'ours',
});
