import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, named, note, pageOf, paging, text, Time } from './fields.js';

/** A knowledge base as a heading of the graph. */
const GraphCategory = z.looseObject({
  id: Id,
  /** Null at the top. */
  parentId: z.nullable(Id),
  name: z.string(),
  fileCount: z.int(),
  entityCount: z.int(),
});
export interface GraphCategory extends z.infer<typeof GraphCategory> {}

const TripleEntity = z.looseObject({
  id: Id,
  name: z.string(),
  entityType: z.string(),
  knowBaseId: Id,
  knowBaseName: z.string(),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  relationCount: z.int(),
  updateTime: Time,
});
export interface TripleEntity extends z.infer<typeof TripleEntity> {}

const End = z.looseObject({ id: Id, name: z.string(), entityType: z.string() });

const TripleRelationship = z.looseObject({
  id: Id,
  subject: End,
  predicate: z.string(),
  object: End,
  /** Where it was read; null for imported ones. */
  source: z.nullable(z.looseObject({ documentId: Id, documentName: z.string(), chunkId: Id, content: z.string() })),
  updateTime: Time,
});
export interface TripleRelationship extends z.infer<typeof TripleRelationship> {}

const Graph = z.looseObject({
  nodes: z.array(z.looseObject({ ...End._zod.def.shape, relationCount: z.int() })),
  edges: z.array(z.looseObject({ id: Id, sourceId: Id, targetId: Id, predicate: z.string() })),
  /** More was found than is answered. */
  cut: z.boolean(),
});
export interface Graph extends z.infer<typeof Graph> {}

/** What is looked at: one task, one import, or one base; none of them: all that has passed review. */
const scope = { taskId: z.optional(Id), importId: z.optional(Id), knowBaseId: z.optional(Id) };

const scopeFails = { triple_task_not_found: 404, triple_import_not_found: 404, knowledge_base_not_found: 404 };

/** All knowledge bases that the caller may see, with what the graph knows of them. */
export const listGraphCategories = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/knowBaseManage/allCategory',
  body: z.strictObject({ keyword: z.optional(note(50)) }),
  reply: z.array(named<GraphCategory>(GraphCategory)),
  needs: 'graph',
  origin: 'spec',
});

/** Entities of a graph. */
export const pageTripleEntities = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/queryPage',
  body: z.strictObject({ ...paging, ...scope, keyword: z.optional(note(100)), entityType: z.optional(note(50)) }),
  reply: z.looseObject({
    ...pageOf<TripleEntity>(TripleEntity)._zod.def.shape,
    /** Kinds there are in what is looked at, whatever the filter. */
    entityTypes: z.array(z.string()),
  }),
  needs: 'graph',
  fails: scopeFails,
  origin: 'spec',
});

/** Relationships of a graph. */
export const pageTripleRelationships = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleRelationship/queryPage',
  body: z.strictObject({
    ...paging,
    ...scope,
    keyword: z.optional(note(100)),
    predicate: z.optional(note(50)),
    /** Those that begin or end at this entity. */
    entityId: z.optional(Id),
  }),
  reply: pageOf<TripleRelationship>(TripleRelationship),
  needs: 'graph',
  fails: scopeFails,
  origin: 'spec',
});

/** The graph around one entity, or the best connected part of what is looked at. */
export const readGraph = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/graph',
  body: z.strictObject({
    ...scope,
    entityId: z.optional(Id),
    keyword: z.optional(note(100)),
    /** Steps from the entity. */
    depth: z.optional(z.int().check(z.gte(1), z.lte(4))),
    /** Nodes at most. Default 200. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  }),
  reply: named<Graph>(Graph),
  needs: 'graph',
  fails: { ...scopeFails, entity_not_found: 404 },
  origin: 'ours',
});

/** Corrects an entity; a name of that kind that exists already joins the two. */
export const modifyTripleEntity = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/triplesEntity/modify',
  body: z.strictObject({
    id: Id,
    name: z.optional(text(100)),
    entityType: z.optional(text(50)),
    properties: z.optional(z.array(z.strictObject({ name: text(50), value: note(500) })).check(z.maxLength(50))),
  }),
  reply: Done,
  needs: 'graph',
  fails: { entity_not_found: 404 },
  origin: 'ours',
});

/** Deletes entities with their relationships. */
export const removeTripleEntities = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/triplesEntity/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'ours',
});

/** Changes a relationship. */
export const modifyTripleRelationship = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleRelationship/modify',
  body: z.strictObject({ id: Id, predicate: text(50) }),
  reply: Done,
  needs: 'graph',
  fails: { relationship_not_found: 404 },
  origin: 'ours',
});

/** Deletes relationships. */
export const removeTripleRelationships = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleRelationship/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'graph',
  origin: 'ours',
});
