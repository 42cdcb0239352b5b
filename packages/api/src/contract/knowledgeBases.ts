import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, note, pageOf, paging, SeenBy, SeenByRoles, text, Time } from './fields.js';

const KnowledgeBase = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  documentCount: z.int(),
  chunkCount: z.int(),
  /** Documents still being parsed, and those that failed. */
  parsingCount: z.int(),
  failedCount: z.int(),
  /** Left out by a backend that keeps no FAQ. */
  faqCount: z.optional(z.int()),
  roles: SeenByRoles,
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface KnowledgeBase extends z.infer<typeof KnowledgeBase> {}

/** Knowledge bases that the reader may see. */
export const pageKnowledgeBases = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/knowBaseManage/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(50)), idList: z.optional(IdList) }),
  reply: pageOf<KnowledgeBase>(KnowledgeBase),
  needs: 'knowledge.look',
  origin: 'spec',
});

/** Adds a knowledge base. */
export const addKnowledgeBase = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowBaseManage/add',
  body: z.strictObject({ name: text(50), description: z.optional(note(500)), roleIds: SeenBy }),
  reply: Created,
  needs: 'knowledge',
  fails: { name_taken: 409, role_not_found: 404, own_role_missing: 400 },
  origin: 'spec',
});

/** Changes a knowledge base. */
export const modifyKnowledgeBase = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowBaseManage/modify',
  body: z.strictObject({ id: Id, name: z.optional(text(50)), description: z.optional(note(500)), roleIds: SeenBy }),
  reply: Done,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404, name_taken: 409, role_not_found: 404, own_role_missing: 400 },
  origin: 'spec',
});

/** Deletes bases with everything in them. Answers already given keep their text and lose the page images. */
export const removeKnowledgeBases = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/knowBaseManage/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'knowledge',
  origin: 'spec',
});
