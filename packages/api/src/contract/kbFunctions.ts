import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  name,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  text,
  Time,
} from './fields.js';

const methods = ['GET', 'POST'] as const;
/** `date` is written `2026-11-20`. */
const types = ['string', 'number', 'boolean', 'date'] as const;
const places = ['path', 'query', 'body'] as const;

const Parameter = {
  /** As the address or body names it. */
  name: z.string().check(z.minLength(1), z.maxLength(50), z.regex(/^[A-Za-z_][\w.-]*$/)),
  type: z.enum(types),
  /** Tells the model what belongs here. */
  description: note(500),
  required: z.boolean(),
  /** `path` fills `{name}` in the address. */
  place: z.enum(places),
  /** The only values of a `string`. Left out: all. */
  choices: z.optional(z.array(text(50)).check(z.minLength(1), z.maxLength(30))),
};

const SetParameter = z.strictObject(Parameter);
/** What can be given to a call, as it is set. */
export interface KbFunctionParameter extends z.infer<typeof SetParameter> {}
export type KbFunctionMethod = (typeof methods)[number];
export type KbFunctionType = (typeof types)[number];
export type KbFunctionPlace = (typeof places)[number];

/** A call to another system that a base brings along: its reply is read like a passage. */
const KbFunction = z.looseObject({
  id: Id,
  knowledgeBaseId: Id,
  knowledgeBaseName: z.string(),
  name: z.string(),
  /** Tells the model when to call it. */
  description: z.string(),
  method: known(methods),
  url: z.string(),
  /** Their values are never sent back. `lost`: the value cannot be read any more and has to be entered again. */
  headers: z.array(z.looseObject({ name: z.string(), lost: z.optional(z.boolean()) })),
  parameters: z.array(z.looseObject({ ...Parameter, type: known(types), place: known(places) })),
  /** Words of a question that call it where no model chooses. */
  triggers: z.optional(z.array(z.string())),
  /** Seconds. */
  timeout: z.int(),
  /** Only what is enabled is ever called by an answer. */
  enabled: z.boolean(),
  /** The sets it belongs to. */
  sets: z.optional(z.array(z.looseObject({ id: Id, name: z.string() }))),
  /** Grows by one with each change. Left out where changes are not counted. */
  version: z.optional(z.int()),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface KbFunction extends z.infer<typeof KbFunction> {}

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  method: z.enum(methods),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/\S+$/)),
  /** The whole list; one without `value` keeps the value it has. */
  headers: z.optional(
    z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w-]+$/)),
          value: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[^\r\n]*$/))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  parameters: z.optional(z.array(SetParameter).check(z.maxLength(30))),
  triggers: z.optional(z.array(text(50)).check(z.maxLength(20))),
  timeout: z.optional(z.int().check(z.gte(1), z.lte(60))),
  enabled: z.optional(z.boolean()),
};

/** Functions that knowledge bases may call. */
export const pageKbFunctions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/kbFucApi/queryPage',
  body: z.strictObject({
    ...paging,
    knowledgeBaseId: z.optional(Id),
    keyword: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
  }),
  reply: pageOf<KbFunction>(KbFunction),
  needs: 'knowledge.resources',
  origin: 'reading',
});

/** One function. */
export const readKbFunction = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/kbFucApi/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<KbFunction>(KbFunction),
  needs: 'knowledge.resources',
  fails: { function_not_found: 404 },
  origin: 'reading',
});

/** Adds a function that a knowledge base may call. */
export const addKbFunction = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbFucApi/add',
  body: z.strictObject({ ...settings, knowledgeBaseId: Id }),
  reply: Created,
  needs: 'knowledge.resources',
  fails: { knowledge_base_not_found: 404, name_taken: 409, address_not_allowed: 400 },
  origin: 'reading',
});

/** What is left out stays. */
export const modifyKbFunction = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/kbFucApi/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    name: z.optional(settings.name),
    method: z.optional(settings.method),
    url: z.optional(settings.url),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'knowledge.resources',
  fails: { function_not_found: 404, changed_meanwhile: 409, name_taken: 409, address_not_allowed: 400 },
  origin: 'spec',
});

/** Deletes functions. */
export const removeKbFunctions = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/kbFucApi/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'knowledge.resources',
  origin: 'spec',
});

/** Calls the other system with the values given, to try it out. */
export const tryKbFunction = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbFucApi/try/{id}',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    values: z.array(z.strictObject({ name: text(50), value: note(2000) })).check(z.maxLength(30)),
  }),
  reply: z.looseObject({
    /** HTTP status of the other system. */
    status: z.int(),
    /** Milliseconds. */
    duration: z.int(),
    /** The first 10,000 characters of its reply. */
    body: z.string(),
  }),
  needs: 'knowledge.resources',
  fails: { function_not_found: 404, address_not_allowed: 400, function_key_lost: 409, no_reply: 502 },
  origin: 'ours',
});

const NamedRow = z.looseObject({ id: Id, name: z.string() });

/** Functions under one name, which answers from further bases may call as well. */
const KbFunctionSet = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  /** In the order in which they were put. */
  functions: z.array(z.looseObject({ id: Id, name: z.string(), enabled: z.boolean(), knowledgeBaseName: z.string() })),
  knowledgeBases: z.array(NamedRow),
  /** Grows by one with each change. Left out where changes are not counted. */
  version: z.optional(z.int()),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface KbFunctionSet extends z.infer<typeof KbFunctionSet> {}

const ofSet = {
  name: name(50),
  description: z.optional(note(500)),
  enabled: z.optional(z.boolean()),
  functionIds: z.optional(z.array(Id).check(z.maxLength(50))),
  knowledgeBaseIds: z.optional(z.array(Id).check(z.maxLength(50))),
};

const setFailures = { name_taken: 409, function_not_found: 404, knowledge_base_not_found: 404 };

/** Sets of functions. */
export const pageKbFunctionSets = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/kbFucSet/queryPage',
  body: z.strictObject({
    ...paging,
    knowledgeBaseId: z.optional(Id),
    keyword: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
  }),
  reply: pageOf<KbFunctionSet>(KbFunctionSet),
  needs: 'knowledge.resources',
  origin: 'ours',
});

/** One set of functions. */
export const readKbFunctionSet = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/kbFucSet/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<KbFunctionSet>(KbFunctionSet),
  needs: 'knowledge.resources',
  fails: { function_set_not_found: 404 },
  origin: 'ours',
});

/** Puts functions together, for the bases named. */
export const addKbFunctionSet = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/kbFucSet/add',
  body: z.strictObject(ofSet),
  reply: Created,
  needs: 'knowledge.resources',
  fails: setFailures,
  origin: 'ours',
});

/** Changes a set of functions. What is left out stays. */
export const modifyKbFunctionSet = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/kbFucSet/modify',
  body: z.strictObject({ ...ofSet, id: Id, name: z.optional(ofSet.name), version: ReadVersion }),
  reply: Done,
  needs: 'knowledge.resources',
  fails: { ...setFailures, function_set_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Deletes sets; their functions stay. */
export const removeKbFunctionSets = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/kbFucSet/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'knowledge.resources',
  origin: 'ours',
});
