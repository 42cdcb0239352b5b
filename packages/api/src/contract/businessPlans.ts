import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, named, note, pageOf, paging, ReadVersion, text, Time } from './fields.js';
import { type Reference, ReferenceSchema } from './sessions.js';

/** Characters in one section at most. */
export const PLAN_SECTION_LENGTH = 20_000;
/** Sections in one plan at most. */
export const MOST_PLAN_SECTIONS = 30;
/** Colleagues that a plan may be open to at most. */
export const MOST_PLAN_EDITORS = 20;

/** A business plan (BP): an own one, or one that a colleague has opened to the reader. */
const BusinessPlan = z.looseObject({
  id: Id,
  title: z.string(),
  company: z.string(),
  industry: z.string(),
  sectionCount: z.int(),
  characterCount: z.int(),
  /** The reader's own: only its owner shares and deletes it. */
  own: z.boolean(),
  ownerName: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface BusinessPlan extends z.infer<typeof BusinessPlan> {}

const PlanSection = z.looseObject({
  id: Id,
  title: z.string(),
  /** What belongs into it. Empty: its owner knows. */
  hint: z.string(),
  /** Markdown; `[n]` cites one of the references. */
  content: z.string(),
  references: z.array(named<Reference>(ReferenceSchema)),
  /** Grows with each change of this section. */
  version: z.int(),
  /** Who changed it last. */
  changedBy: z.string(),
  updateTime: Time,
});
export interface PlanSection extends z.infer<typeof PlanSection> {}

const BusinessPlanDetail = z.looseObject({
  ...BusinessPlan._zod.def.shape,
  /** In their order. */
  sections: z.array(named<PlanSection>(PlanSection)),
  /** Grows by one with each change of anything in it. */
  version: z.int(),
  /** Grows with each change of its title, company, industry and the order of its sections. */
  settingsVersion: z.int(),
  /** Colleagues who may change it as well. */
  editors: z.array(z.looseObject({ account: z.string(), username: z.string() })),
});
export interface BusinessPlanDetail extends z.infer<typeof BusinessPlanDetail> {}

const Content = note(PLAN_SECTION_LENGTH);
const settings = { title: text(100), company: z.optional(note(100)), industry: z.optional(note(50)) };
/** Passages that `[n]` in the text stands for. Those that are not open to the writer and not there yet are left out. */
const CitedPassages = z
  .array(z.strictObject({ n: z.int().check(z.gte(1), z.lte(999)), chunkId: Id, quote: z.optional(note(8000)) }))
  .check(z.maxLength(60));

const gone = { business_plan_not_found: 404 } as const;
const section = { ...gone, plan_section_not_found: 404 } as const;
const ours = { needs: 'tools', origin: 'ours' } as const;

/** Business plans that the reader may change: own ones and those of colleagues. */
export const pageBusinessPlans = endpoint({
  ...ours,
  kind: 'read',
  method: 'POST',
  path: '/aiTool/bp/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<BusinessPlan>(BusinessPlan),
});

/** One business plan with its text. */
export const readBusinessPlan = endpoint({
  ...ours,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<BusinessPlanDetail>(BusinessPlanDetail),
  fails: gone,
});

/** Adds a plan; without sections, with the usual ones, empty. */
export const addBusinessPlan = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/add',
  body: z.strictObject({
    ...settings,
    sections: z.optional(
      z.array(z.strictObject({ title: text(100), content: Content })).check(z.maxLength(MOST_PLAN_SECTIONS)),
    ),
  }),
  reply: Created,
  fails: { too_many_plans: 409 },
});

/** Adds a plan of one's own with all that another one says. */
export const duplicateBusinessPlan = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/duplicate',
  body: z.strictObject({ id: Id, title: text(100) }),
  reply: Created,
  fails: { ...gone, too_many_plans: 409 },
});

/** Changes the title, the company, the industry and the order of sections. With `version`, only if that is the `settingsVersion` still. */
export const modifyBusinessPlan = endpoint({
  ...ours,
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/bp/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    title: z.optional(settings.title),
    /** Sections in their new order; those that are left out follow in the order they had. */
    sectionIds: z.optional(z.array(Id).check(z.maxLength(MOST_PLAN_SECTIONS))),
    version: ReadVersion,
  }),
  reply: z.looseObject({ settingsVersion: z.int() }),
  fails: { ...section, changed_meanwhile: 409 },
});

/** Adds a section: after another one, or at the end. */
export const addPlanSection = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/addSection',
  body: z.strictObject({
    planId: Id,
    title: text(100),
    hint: z.optional(note(500)),
    content: z.optional(Content),
    references: z.optional(CitedPassages),
    /** The section it follows; null: it is the first. Left out: the last. */
    after: z.optional(z.nullable(Id)),
  }),
  reply: Created,
  fails: { ...section, too_many_sections: 409 },
});

/** Changes one section. With `version`, only if nobody has changed it since that one was read. */
export const modifyPlanSection = endpoint({
  ...ours,
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/bp/modifySection',
  body: z.strictObject({
    planId: Id,
    id: Id,
    version: ReadVersion,
    title: z.optional(text(100)),
    content: z.optional(Content),
    references: z.optional(CitedPassages),
    /** It takes what a model wrote: that is kept as a version by itself. */
    drafted: z.optional(z.boolean()),
  }),
  reply: z.looseObject({ version: z.int() }),
  fails: { ...section, changed_meanwhile: 409 },
});

/** Deletes one section. With `version`, only if nobody has changed it since that one was read. */
export const removePlanSection = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/removeSection',
  body: z.strictObject({ planId: Id, id: Id, version: ReadVersion }),
  reply: Done,
  fails: { ...section, changed_meanwhile: 409 },
});

/** The bases that evidence for plans is looked for in: those that the reader sees. */
export const listPlanBases = endpoint({
  ...ours,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/bases',
  reply: z.array(z.looseObject({ id: Id, name: z.string(), documentCount: z.int() })),
});

const wantedBases = z.array(Id).check(z.maxLength(20));

/** Passages of bases for a section, best first; none where nothing fits. */
export const findPlanEvidence = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/evidence',
  body: z.strictObject({ id: Id, question: text(500), knowledgeBaseIds: wantedBases }),
  reply: z.array(named<Reference>(ReferenceSchema)),
  fails: { ...gone, knowledge_base_not_found: 404, too_many_questions: 429 },
});

/**
 * Writes one section by the model, from the rest of the plan, a wish and passages of bases. Nothing is saved. Numbers that
 * stand in none of these are marked as not verified.
 */
export const draftPlanSection = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/draftSection',
  body: z.strictObject({
    planId: Id,
    id: Id,
    wish: z.optional(note(1000)),
    /** Left out or empty: without evidence but that which the section has. */
    knowledgeBaseIds: z.optional(wantedBases),
  }),
  reply: z.looseObject({
    content: z.string(),
    /** What its `[n]` stand for. */
    references: z.array(named<Reference>(ReferenceSchema)),
    /** How many places in it are marked as not verified. */
    unverified: z.int(),
  }),
  fails: {
    ...section,
    knowledge_base_not_found: 404,
    model_not_configured: 409,
    model_failed: 502,
    too_many_questions: 429,
  },
});

/** Opens an own plan to these colleagues, by their accounts, and to nobody else. */
export const shareBusinessPlan = endpoint({
  ...ours,
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/bp/share',
  body: z.strictObject({ id: Id, accounts: z.array(text(64)).check(z.maxLength(MOST_PLAN_EDITORS)) }),
  reply: Done,
  fails: { ...gone, colleague_not_found: 404, too_many_questions: 429 },
});

const PlanVersion = z.looseObject({
  version: z.int(),
  title: z.string(),
  /** Why it was kept. */
  cause: known(['made', 'saved', 'drafted', 'restored']),
  changedBy: z.string(),
  createTime: Time,
});
export interface PlanVersion extends z.infer<typeof PlanVersion> {}

/** States of a plan, newest first; the first is the present one. What one person saves within ten minutes is one state. */
export const pagePlanVersions = endpoint({
  ...ours,
  kind: 'read',
  method: 'POST',
  path: '/aiTool/bp/versions',
  body: z.strictObject({ ...paging, id: Id }),
  reply: pageOf<PlanVersion>(PlanVersion),
  fails: gone,
});

/** What a plan said in one of its states. */
export const readPlanVersion = endpoint({
  ...ours,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/version/{id}',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ version: z.int().check(z.gte(0)) }),
  reply: z.looseObject({
    title: z.string(),
    company: z.string(),
    industry: z.string(),
    sections: z.array(z.looseObject({ id: Id, title: z.string(), content: z.string() })),
  }),
  fails: { ...gone, plan_version_not_found: 404 },
});

/** Brings a state back; the present one stays among the states. */
export const restorePlanVersion = endpoint({
  ...ours,
  kind: 'write',
  method: 'POST',
  path: '/aiTool/bp/restore',
  body: z.strictObject({ id: Id, version: z.int().check(z.gte(0)) }),
  reply: z.looseObject({ version: z.int() }),
  fails: { ...gone, plan_version_not_found: 404 },
});

/** Deletes own business plans. */
export const removeBusinessPlans = endpoint({
  ...ours,
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/bp/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
});
