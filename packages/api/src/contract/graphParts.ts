import * as z from 'zod/mini';
import { FilePlaceSchema, Id, known, PositionSchema, Time } from './fields.js';

/** Longest names in the graph, in characters. */
export const graphLimits = { name: 100, kind: 50, predicate: 50, condition: 200, sentence: 2000 } as const;

/** One end of a relationship. */
export const GraphEnd = z.looseObject({ id: Id, name: z.string(), entityType: z.string() });
export interface GraphEnd extends z.infer<typeof GraphEnd> {}

/** A sentence that a relationship rests on. */
export const TripleEvidence = z.looseObject({
  id: Id,
  /** Null: it was written by a person or imported, or its document is gone. */
  documentId: z.nullable(Id),
  /** That of the file it was imported from, where there is no document. */
  documentName: z.string(),
  /** Null where the document was parsed again and the sentence was not found any more. */
  chunkId: z.nullable(Id),
  chunkIndex: z.int(),
  content: z.string(),
  /** Where just these words stand. */
  positions: z.array(PositionSchema),
  place: z.optional(FilePlaceSchema),
  /**
   * `standing`, it can be opened; `moved`, the document was parsed again and says it no more; `gone`, the document was deleted;
   * `given`, it comes with an import or from a person.
   */
  state: known(['standing', 'moved', 'gone', 'given']),
  time: Time,
});
export interface TripleEvidence extends z.infer<typeof TripleEvidence> {}

/** `superseded`: another one has taken its place; it is kept, and not used for answers. */
export const relationshipStates = ['current', 'superseded'] as const;

export const TripleRelationship = z.looseObject({
  id: Id,
  knowBaseId: Id,
  subject: GraphEnd,
  predicate: z.string(),
  object: GraphEnd,
  /** When it holds, as the source says; empty: always. */
  condition: z.string(),
  state: known(relationshipStates),
  /** Sentences that it rests on: the first of them, and how many there are. */
  evidence: z.nullable(TripleEvidence),
  evidenceCount: z.int(),
  updateTime: Time,
});
export interface TripleRelationship extends z.infer<typeof TripleRelationship> {}

const Node = z.looseObject({
  ...GraphEnd._zod.def.shape,
  /** Relationships that it has in all, also those that are not answered here. */
  relationCount: z.int(),
});
export interface GraphNode extends z.infer<typeof Node> {}

const Edge = z.looseObject({
  id: Id,
  sourceId: Id,
  targetId: Id,
  predicate: z.string(),
  condition: z.string(),
});
export interface GraphEdge extends z.infer<typeof Edge> {}

export const Graph = z.looseObject({
  nodes: z.array(Node),
  edges: z.array(Edge),
  /** More was found than is answered. */
  cut: z.boolean(),
});
export interface Graph extends z.infer<typeof Graph> {}

/** What is looked at: one task, one import, or one base; none of them: all that has passed review. */
export const graphScope = { taskId: z.optional(Id), importId: z.optional(Id), knowBaseId: z.optional(Id) };

export const graphScopeFails = {
  triple_task_not_found: 404,
  triple_import_not_found: 404,
  knowledge_base_not_found: 404,
};

const kinds = z.optional(z.array(z.string().check(z.maxLength(graphLimits.kind))).check(z.maxLength(200)));

/** Narrows what is looked at to these kinds of entity and relation. Left out: all. */
export const graphFilter = { entityTypes: kinds, predicates: kinds };

/** By which a change of the graph can be taken back. */
export const Changed = z.looseObject({ changeId: Id });
