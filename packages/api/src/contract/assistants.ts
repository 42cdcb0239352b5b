import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  SeenBy,
  SeenByRoles,
  text,
  Time,
} from './fields.js';

/** How many assistants a client fetches at once. */
export const ASSISTANT_PAGE_SIZE = 200;

/** How an assistant answers, where not as its bases say. */
const Answering = z.looseObject({
  /** Who it is, said to the model before everything else; empty: nobody in particular. */
  prompt: z.string(),
  /** Null: the model in use. */
  modelId: z.nullable(Id),
  /** 0 to 2; null: that of the base. */
  temperature: z.nullable(z.number()),
  /** What might be asked next is offered under an answer. */
  followUps: z.boolean(),
  /** Functions it may call; null: all of its bases. */
  functionIds: z.nullable(z.array(Id)),
  /** The knowledge graph of its bases is asked as well. Left out: it is. */
  usesGraph: z.optional(z.boolean()),
});
export interface Answering extends z.infer<typeof Answering> {}

const Assistant = z.looseObject({
  id: Id,
  assistantName: z.string(),
  description: z.string(),
  /** Shown before the first question. */
  welcome: z.string(),
  sampleQuestions: z.array(z.string()),
  /** Answers come from these bases and no others. Names only for those who may see the bases. */
  knowledgeBases: z.array(
    z.looseObject({
      id: Id,
      name: z.string(),
      /** How much what is found in it counts beside the others. Left out: 1. */
      weight: z.optional(z.number()),
    }),
  ),
  /** A disabled assistant takes no questions. */
  enabled: z.boolean(),
  /** Where its bases hold nothing on a question, the model answers by itself, and the answer says so. Left out: it does not. */
  answersAlone: z.optional(z.boolean()),
  /** Left out for those who do not keep assistants, and by backends that know nothing of it. */
  answering: z.optional(named<Answering>(Answering)),
  /** Rises with each change. Left out: nobody counts. */
  version: z.optional(z.int()),
  roles: SeenByRoles,
  orderNum: z.int(),
  updateTime: Time,
});
export interface Assistant extends z.infer<typeof Assistant> {}

/** How much what is found in a base may count beside what is found in the others. */
export const BASE_WEIGHT_MIN = 0.1;
export const BASE_WEIGHT_MAX = 5;

const answering = z.strictObject({
  prompt: note(4000),
  modelId: z.nullable(Id),
  temperature: z.nullable(z.number().check(z.gte(0), z.lte(2))),
  followUps: z.boolean(),
  functionIds: z.nullable(z.array(Id).check(z.maxLength(200))),
  usesGraph: z.optional(z.boolean()),
});
const knowledgeBaseIds = z.array(Id).check(z.maxLength(50));
/** Those left out count 1. */
const baseWeights = z
  .array(z.strictObject({ id: Id, weight: z.number().check(z.gte(BASE_WEIGHT_MIN), z.lte(BASE_WEIGHT_MAX)) }))
  .check(z.maxLength(50));

const settings = {
  assistantName: text(50),
  description: z.optional(note(500)),
  welcome: z.optional(note(500)),
  sampleQuestions: z.optional(z.array(text(200)).check(z.maxLength(6))),
  knowledgeBaseIds: z.optional(knowledgeBaseIds),
  baseWeights: z.optional(baseWeights),
  answering: z.optional(answering),
  enabled: z.optional(z.boolean()),
  answersAlone: z.optional(z.boolean()),
  roleIds: SeenBy,
};

/** Assistants. */
export const pageAssistants = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/queryPage',
  query: z.strictObject({ current: paging.current, size: paging.size, idList: z.optional(IdList) }),
  body: z.strictObject({ keyword: z.optional(note(50)), enabled: z.optional(z.boolean()) }),
  reply: pageOf<Assistant>(Assistant),
  needs: 'signedIn',
  embed: true,
  origin: 'spec',
});

/** Adds an assistant. */
export const addAssistant = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'assistants',
  fails: {
    name_taken: 409,
    knowledge_base_not_found: 404,
    model_not_found: 404,
    role_not_found: 404,
    own_role_missing: 400,
  },
  origin: 'spec',
});

/** Changes an assistant. */
export const modifyAssistant = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiAssistant/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    assistantName: z.optional(settings.assistantName),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'assistants',
  fails: {
    assistant_not_found: 404,
    name_taken: 409,
    knowledge_base_not_found: 404,
    model_not_found: 404,
    role_not_found: 404,
    own_role_missing: 400,
    changed_meanwhile: 409,
  },
  origin: 'spec',
});

/** Deletes assistants. */
export const removeAssistants = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/aiAssistant/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'assistants',
  origin: 'spec',
});

/** What an assistant may be set to use, as far as whoever sets it may know. */
const AssistantChoices = z.looseObject({
  models: z.array(z.looseObject({ id: Id, name: z.string(), active: z.boolean() })),
  /** Those that are enabled. */
  functions: z.array(z.looseObject({ id: Id, name: z.string(), knowledgeBaseName: z.string() })),
});
export interface AssistantChoices extends z.infer<typeof AssistantChoices> {}

/** Models, and functions of these bases, that an assistant may be set to use. */
export const readAssistantChoices = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/choices',
  body: z.strictObject({ knowledgeBaseIds }),
  reply: named<AssistantChoices>(AssistantChoices),
  needs: 'assistants',
  origin: 'ours',
});

/** How a version of an assistant came about. */
export const assistantVersionKinds = ['begun', 'saved', 'restored'] as const;

/** What an assistant was. */
const AssistantVersion = z.looseObject({
  version: z.int(),
  kind: known(assistantVersionKinds),
  /** The version that was brought back; null: none. */
  restoredFrom: z.nullable(z.int()),
  /** Shown name; empty where nobody did it or whoever did is gone. */
  madeBy: z.string(),
  madeTime: Time,
  assistantName: z.string(),
  description: z.string(),
  welcome: z.string(),
  sampleQuestions: z.array(z.string()),
  answersAlone: z.boolean(),
  knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string(), weight: z.number() })),
  answering: named<Answering>(Answering),
});
export interface AssistantVersion extends z.infer<typeof AssistantVersion> {}

/** What an assistant was, newest first; the first is what it is. */
export const listAssistantVersions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/versions',
  body: z.strictObject({ id: Id }),
  reply: z.array(named<AssistantVersion>(AssistantVersion)),
  needs: 'assistants',
  fails: { assistant_not_found: 404 },
  origin: 'ours',
});

/** Brings back what an assistant was, as a new version. Bases and models that are gone stay away. */
export const restoreAssistant = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/restore',
  body: z.strictObject({ id: Id, restored: z.int().check(z.gte(1)), version: ReadVersion }),
  reply: Done,
  needs: 'assistants',
  fails: { assistant_not_found: 404, version_not_found: 404, changed_meanwhile: 409, name_taken: 409 },
  origin: 'ours',
});

/** An answer that was only tried. */
export const AssistantTrialSchema = z.looseObject({
  /** Markdown. */
  answer: z.string(),
  /** Said in the place of an answer where there came none; null where there is one. */
  failure: z.nullable(z.string()),
  /** The FAQ that answers this question before any document is searched; null: none does. */
  faq: z.nullable(z.looseObject({ id: Id, question: z.string() })),
  /** What it rests on. */
  passages: z.array(
    z.looseObject({
      chunkId: Id,
      documentName: z.string(),
      knowledgeBaseName: z.string(),
      heading: z.array(z.string()),
      content: z.string(),
      /** The answer cites it. */
      cited: z.boolean(),
    }),
  ),
  /** What might be asked next. */
  questions: z.array(z.string()),
  /** Written by a model; otherwise by the server itself. */
  byModel: z.boolean(),
  seconds: z.number(),
});
export interface AssistantTrial extends z.infer<typeof AssistantTrialSchema> {}

/** Answers a question as an assistant of these settings would, saved or not. Nothing of it is kept or counted. */
export const tryAssistant = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiAssistant/try',
  body: z.strictObject({
    question: text(500),
    knowledgeBaseIds,
    baseWeights: z.optional(baseWeights),
    answersAlone: z.boolean(),
    answering,
  }),
  reply: named<AssistantTrial>(AssistantTrialSchema),
  needs: 'assistants',
  fails: { knowledge_base_not_found: 404, model_not_found: 404 },
  origin: 'ours',
});
