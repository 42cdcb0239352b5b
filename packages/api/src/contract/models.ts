import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, note, pageOf, paging, text, Time } from './fields.js';

export const modelKinds = ['chat', 'embedding', 'rerank'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** A model behind an endpoint that speaks the OpenAI protocol; one that reranks, behind the `/rerank` call of Jina and Cohere. */
const Model = z.looseObject({
  id: Id,
  name: z.string(),
  kind: known(modelKinds),
  /** Up to and with `/v1`. */
  baseUrl: z.string(),
  /** As the endpoint calls it. */
  model: z.string(),
  /** The key itself is never sent back. */
  hasApiKey: z.boolean(),
  /** The key cannot be read any more and has to be entered again. Left out: it can. */
  keyLost: z.optional(z.boolean()),
  /** The one in use of its kind. */
  active: z.boolean(),
  /** Its place among the chat models that step in where the one before fails, from 1; null: it does not. Left out: none do. */
  standby: z.optional(z.nullable(z.int())),
  /** Set up where the server is started: to look at only. */
  fromEnvironment: z.boolean(),
  updatedBy: z.string(),
  updateTime: Time,
});
export interface Model extends z.infer<typeof Model> {}

const settings = {
  name: name(50),
  baseUrl: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/\S+$/)),
  model: text(100),
  apiKey: z.optional(note(500)),
};

/** Models that are configured. */
export const pageModels = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiModel/queryPage',
  body: z.strictObject({
    ...paging,
    kind: z.optional(z.enum(modelKinds)),
    keyword: z.optional(note(50)),
    idList: z.optional(IdList),
  }),
  reply: pageOf<Model>(Model),
  needs: 'assistants.models',
  origin: 'ours',
});

/** Adds a model. */
export const addModel = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiModel/add',
  body: z.strictObject({ ...settings, kind: z.enum(modelKinds) }),
  reply: Created,
  needs: 'assistants.models',
  fails: { name_taken: 409 },
  origin: 'ours',
});

/** What is left out stays; an empty `apiKey` takes the key away. */
export const modifyModel = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiModel/modify',
  body: z.strictObject({
    id: Id,
    name: z.optional(settings.name),
    baseUrl: z.optional(settings.baseUrl),
    model: z.optional(settings.model),
    apiKey: settings.apiKey,
  }),
  reply: Done,
  needs: 'assistants.models',
  fails: { model_not_found: 404, model_fixed: 409, name_taken: 409 },
  origin: 'ours',
});

/** Deletes models. */
export const removeModels = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/aiModel/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'assistants.models',
  fails: { model_fixed: 409, model_in_use: 409 },
  origin: 'ours',
});

/** Puts a model to use in the place of the one of its kind before, or takes it out of use. */
export const activateModel = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiModel/activate',
  body: z.strictObject({ id: Id, active: z.boolean() }),
  reply: Done,
  needs: 'assistants.models',
  fails: { model_not_found: 404, model_fixed: 409 },
  origin: 'ours',
});

/** Asks a model one short thing. A model that does not answer is no failure of this call: `problem` says why. */
export const testModel = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiModel/test/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({
    /** Null: it works. */
    problem: z.nullable(z.string()),
    /** Milliseconds until its first word, or its first numbers. */
    duration: z.int(),
    /** The first words of a model that writes, at most 100 characters; empty for the others. */
    words: z.string(),
  }),
  needs: 'assistants.models',
  fails: { model_not_found: 404 },
  origin: 'ours',
});

/** Says which chat models step in where the one in use fails, in which order. Those left out do not. */
export const orderStandbys = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiModel/standby',
  body: z.strictObject({ idList: z.array(Id).check(z.maxLength(20)) }),
  reply: Done,
  needs: 'assistants.models',
  fails: { model_not_found: 404, model_fixed: 409 },
  origin: 'ours',
});
