import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, known, named, note, pageOf, paging, Time } from './fields.js';
import { Graph, graphFilter, graphLimits, graphScope, graphScopeFails, TripleRelationship } from './graphParts.js';

/** A knowledge base as a heading of the graph. */
const GraphCategory = z.looseObject({
  id: Id,
  /** Null at the top. */
  parentId: z.nullable(Id),
  name: z.string(),
  fileCount: z.int(),
  entityCount: z.int(),
  relationCount: z.int(),
});
export interface GraphCategory extends z.infer<typeof GraphCategory> {}

const Property = z.looseObject({ name: z.string(), value: z.string() });

const TripleEntity = z.looseObject({
  id: Id,
  name: z.string(),
  entityType: z.string(),
  /** Other names of the same thing. */
  aliases: z.array(z.string()),
  knowBaseId: Id,
  knowBaseName: z.string(),
  properties: z.array(Property),
  relationCount: z.int(),
  updateTime: Time,
});
export interface TripleEntity extends z.infer<typeof TripleEntity> {}

const Kind = z.looseObject({ name: z.string(), count: z.int() });
const GraphKinds = z.looseObject({
  /** Commonest first. */
  entityTypes: z.array(Kind),
  predicates: z.array(Kind),
  entityCount: z.int(),
  relationCount: z.int(),
});
export interface GraphKinds extends z.infer<typeof GraphKinds> {}

/** Relationships of one entity by what they say. */
const RelationGroup = z.looseObject({
  predicate: z.string(),
  /** `out`: the entity is the subject. */
  direction: known(['out', 'in']),
  total: z.int(),
  /** The first 12. */
  ends: z.array(z.looseObject({ relationshipId: Id, id: Id, name: z.string(), entityType: z.string() })),
});
export interface RelationGroup extends z.infer<typeof RelationGroup> {}

const EntityDetail = z.looseObject({
  ...TripleEntity._zod.def.shape,
  groups: z.array(RelationGroup),
});
export interface EntityDetail extends z.infer<typeof EntityDetail> {}

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

/** Kinds of entity and relation that there are in what is looked at. */
export const readGraphKinds = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/kinds',
  body: z.strictObject(graphScope),
  reply: named<GraphKinds>(GraphKinds),
  needs: 'graph',
  fails: graphScopeFails,
  origin: 'ours',
});

/** Entities of a graph, those with the most relationships first where nothing else is asked for. */
export const pageTripleEntities = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/queryPage',
  body: z.strictObject({
    ...paging,
    ...graphScope,
    /** In names and other names. */
    keyword: z.optional(note(100)),
    entityType: z.optional(note(graphLimits.kind)),
    entityTypes: graphFilter.entityTypes,
  }),
  reply: z.looseObject({
    ...pageOf<TripleEntity>(TripleEntity)._zod.def.shape,
    /** Kinds there are in what is looked at, whatever the filter. */
    entityTypes: z.array(z.string()),
  }),
  needs: 'graph',
  fails: graphScopeFails,
  origin: 'spec',
});

/** One entity that has passed review, with its relationships. */
export const readTripleEntity = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/triplesEntity/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<EntityDetail>(EntityDetail),
  needs: 'graph',
  fails: { entity_not_found: 404 },
  origin: 'ours',
});

/** Relationships of a graph. */
export const pageTripleRelationships = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleRelationship/queryPage',
  body: z.strictObject({
    ...paging,
    ...graphScope,
    ...graphFilter,
    keyword: z.optional(note(100)),
    predicate: z.optional(note(graphLimits.predicate)),
    /** Only this one, also where another one has taken its place. */
    id: z.optional(Id),
    /** Those that begin or end at this entity. */
    entityId: z.optional(Id),
    /** Those between these entities: the twin of a picture that shows them. */
    between: z.optional(z.array(Id).check(z.maxLength(1000))),
  }),
  reply: pageOf<TripleRelationship>(TripleRelationship),
  needs: 'graph',
  fails: graphScopeFails,
  origin: 'spec',
});

/** The graph around one entity, or the best connected part of what is looked at. */
export const readGraph = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/graph',
  body: z.strictObject({
    ...graphScope,
    ...graphFilter,
    entityId: z.optional(Id),
    keyword: z.optional(note(100)),
    /** Steps from the entity. Default 2. */
    depth: z.optional(z.int().check(z.gte(1), z.lte(4))),
    /** Nodes at most. Default 60. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  }),
  reply: named<Graph>(Graph),
  needs: 'graph',
  fails: { ...graphScopeFails, entity_not_found: 404 },
  origin: 'ours',
});

/** Neighbours of an entity, those with the most relationships first, with all that joins them to it and to `known`. */
export const listGraphNeighbours = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/neighbours',
  body: z.strictObject({
    ...graphFilter,
    id: Id,
    /** Entities that are shown already: they are not answered again. */
    known: z.optional(z.array(Id).check(z.maxLength(10_000))),
    /** Default 12. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
  }),
  reply: z.looseObject({
    ...Graph._zod.def.shape,
    /** Neighbours that there are in all, by the same filter, and how many of them are known or answered. */
    total: z.int(),
    shown: z.int(),
  }),
  needs: 'graph',
  fails: { entity_not_found: 404 },
  origin: 'ours',
});

/** Steps that a path may have at most. */
export const PATH_STEPS = 6;

/** The shortest ways from one entity to another, whichever way the relationships point. */
export const findGraphPaths = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/paths',
  body: z.strictObject({ ...graphFilter, fromId: Id, toId: Id }),
  /** The shortest first, at most 10; none where there is none of `PATH_STEPS` steps. */
  reply: z.array(named<Graph>(Graph)),
  needs: 'graph',
  fails: { entity_not_found: 404 },
  origin: 'ours',
});

export const graphExports = ['xlsx', 'graphml'] as const;

/** What is looked at, as a file: at most 100,000 relationships. */
export const exportGraph = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/export',
  body: z.strictObject({
    ...graphScope,
    ...graphFilter,
    keyword: z.optional(note(100)),
    /** Only those between these entities. */
    between: z.optional(z.array(Id).check(z.maxLength(10_000))),
    format: z.enum(graphExports),
    fileName: z.optional(note(100)),
  }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'graph',
  fails: { ...graphScopeFails, too_many_relationships: 400 },
  origin: 'ours',
});

const LikelySame = z.looseObject({
  one: TripleEntity,
  other: TripleEntity,
  /** 0 to 1. */
  likeness: z.number(),
  /** What speaks for it: names that read alike, one is another name of the other, the same neighbours. */
  why: z.array(known(['name', 'alias', 'neighbours'])),
  /** What both are related to in the same way. */
  shared: z.array(z.looseObject({ predicate: z.string(), name: z.string(), entityType: z.string() })),
});
export interface LikelySame extends z.infer<typeof LikelySame> {}

/** Pairs of entities that are likely the same, likeliest first; without those that somebody said are not. */
export const pageLikelySame = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/triplesEntity/likelySame',
  body: z.strictObject({ ...paging, knowBaseId: z.optional(Id) }),
  reply: pageOf<LikelySame>(LikelySame),
  needs: 'graph',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});
