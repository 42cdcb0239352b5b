import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, note, pageOf, paging, SeenBy, SeenByRoles, text, Time } from './fields.js';

/** How many assistants a client fetches at once. */
export const ASSISTANT_PAGE_SIZE = 200;

const Assistant = z.looseObject({
  id: Id,
  assistantName: z.string(),
  description: z.string(),
  /** Shown before the first question. */
  welcome: z.string(),
  sampleQuestions: z.array(z.string()),
  /** Answers come from these bases and no others. Names only for those who may see the bases. */
  knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** A disabled assistant takes no questions. */
  enabled: z.boolean(),
  /** Where its bases hold nothing on a question, the model answers by itself, and the answer says so. Left out: it does not. */
  answersAlone: z.optional(z.boolean()),
  roles: SeenByRoles,
  orderNum: z.int(),
  updateTime: Time,
});
export interface Assistant extends z.infer<typeof Assistant> {}

const settings = {
  assistantName: text(50),
  description: z.optional(note(500)),
  welcome: z.optional(note(500)),
  sampleQuestions: z.optional(z.array(text(200)).check(z.maxLength(6))),
  knowledgeBaseIds: z.optional(z.array(Id).check(z.maxLength(50))),
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
  fails: { name_taken: 409, knowledge_base_not_found: 404, role_not_found: 404, own_role_missing: 400 },
  origin: 'spec',
});

/** Changes an assistant. */
export const modifyAssistant = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiAssistant/modify',
  body: z.strictObject({ ...settings, id: Id, assistantName: z.optional(settings.assistantName) }),
  reply: Done,
  needs: 'assistants',
  fails: {
    assistant_not_found: 404,
    name_taken: 409,
    knowledge_base_not_found: 404,
    role_not_found: 404,
    own_role_missing: 400,
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
