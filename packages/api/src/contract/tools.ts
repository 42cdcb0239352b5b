import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, known, named, SeenBy, SeenByRoles, text, Time } from './fields.js';

/** What there is of tools, by the `id` in the address of a tool's page. */
export const toolIds = ['ppt', 'files', 'insurance', 'bp', 'data'] as const;
export type ToolId = (typeof toolIds)[number];

/**
 * What a tool can do here and now. `limited`: it works, without what `notice` says; `needsModel`, `needsSource`: it cannot
 * begin until there is one.
 */
export const toolStates = ['ready', 'limited', 'needsModel', 'needsSource'] as const;
export type ToolState = (typeof toolStates)[number];

export const toolCategories = ['writing', 'analysis', 'business'] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** A tool of the resource centre. */
const Tool = z.looseObject({
  /** Its `id` in the address of its page, e.g. `ppt`. */
  id: Id,
  name: z.string(),
  description: z.string(),
  /** A name of @ant-design/icons, without `Outlined`. */
  icon: z.string(),
  category: known(toolCategories),
  state: known(toolStates),
  /** In words what it can do now, and what it lacks. Empty when `ready`. */
  notice: z.string(),
  sampleQuestions: z.array(z.string()),
  /** Marked by the reader. */
  favourite: z.boolean(),
  /** When the reader opened it last; null: never. */
  lastUsed: z.nullable(Time),
  /** How often the reader has opened it. */
  uses: z.int(),
  /** For whoever manages tools: false where nobody else sees it. Left out for everybody else. */
  published: z.optional(z.boolean()),
  /** For whoever manages tools: the roles that see it, null where all do that hold the page. Left out for everybody else. */
  roles: SeenByRoles,
});
export interface Tool extends z.infer<typeof Tool> {}

const InsuranceAnswer = z.looseObject({
  /** Markdown. */
  answer: z.string(),
  /** How it came about, in order: what was thought, done, and found, or the reason why nothing was, as in `InsuranceStep`. */
  steps: z.array(z.looseObject({ thought: z.string(), action: z.string(), observation: z.string() })),
});
export interface InsuranceAnswer extends z.infer<typeof InsuranceAnswer> {}

/** Tools that the reader may use, each with what it can do now; for whoever manages roles, also those that are hidden. */
export const listTools = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiTool/tools',
  reply: z.array(named<Tool>(Tool)),
  needs: 'tools',
  origin: 'ours',
});

/** Puts a tool first for the reader, or no longer. */
export const setToolFavourite = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/tools/{id}/favourite',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ favourite: z.boolean() }),
  reply: Done,
  needs: 'tools',
  fails: { tool_not_found: 404 },
  origin: 'ours',
});

/** Notes that the reader has opened a tool: it stands among those used last. Twice within a minute counts once. */
export const noteToolUse = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/tools/{id}/use',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'tools',
  fails: { tool_not_found: 404 },
  origin: 'ours',
});

/** Says who sees a tool, and whether it is published. What is left out stays. */
export const modifyTool = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/tools/{id}',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ published: z.optional(z.boolean()), roleIds: SeenBy }),
  reply: Done,
  needs: 'roles',
  fails: { tool_not_found: 404, role_not_found: 404, own_role_missing: 400 },
  origin: 'ours',
});

/** Asks the insurance tool, which looks things up step by step. The token says who asks; `userId` is not believed. */
export const askInsurance = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiTool/react/insurance/v2',
  query: z.strictObject({ userId: z.optional(Id), question: text(1000) }),
  reply: named<InsuranceAnswer>(InsuranceAnswer),
  needs: 'tools',
  fails: { model_not_configured: 409, insurance_question_running: 409, too_many_questions: 429 },
  origin: 'spec',
});
