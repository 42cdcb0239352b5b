import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Done,
  FilePlaceSchema,
  Id,
  IdList,
  known,
  named,
  note,
  pageOf,
  paging,
  PositionSchema,
  text,
} from './fields.js';
import { graphLimits, TripleRelationship } from './graphParts.js';

/** How far the review of a task or an import has come. */
export const reviewCounts = {
  /** Triples that somebody has decided on. */
  seenCount: z.int(),
  /** Accepted, and not yet in the graph. */
  acceptedCount: z.int(),
  /** In the graph. */
  passedCount: z.int(),
};

/** What somebody made of a triple; `later`: looked at, and put off. */
export const tripleDecisions = ['waiting', 'accepted', 'refused', 'later'] as const;
export type TripleDecision = (typeof tripleDecisions)[number];

/**
 * What to be careful about: the text does not have its subject, its object or its sentence; its subject is a pronoun or the like
 * (`unclear`); it does not keep to the schema (`off_schema`); it reads like a mistake (`doubtful`); the graph has it already
 * (`duplicate`), or something else in its place (`contradicting`); an end is known nowhere else (`dangling`).
 */
export const tripleMarks = [
  'no_subject',
  'no_object',
  'no_sentence',
  'unclear',
  'off_schema',
  'doubtful',
  'duplicate',
  'contradicting',
  'dangling',
] as const;
export type TripleMark = (typeof tripleMarks)[number];

/** From here on a triple without marks can be accepted together with others. */
export const SAFE_CONFIDENCE = 0.9;

/**
 * What becomes of what the graph has in its place: `replace`, that is superseded; `both`, both hold, each under its condition;
 * `keep`, the new one is refused.
 */
export const tripleResolutions = ['replace', 'both', 'keep'] as const;
export type TripleResolution = (typeof tripleResolutions)[number];

const End = z.looseObject({ name: z.string(), entityType: z.string() });

const Triple = z.looseObject({ subject: End, predicate: z.string(), object: End, condition: z.string() });

/** A triple that was found or imported, and is looked at before it joins the graph. */
const TripleCandidate = z.looseObject({
  id: Id,
  /** Number in its task or import, from 1. */
  number: z.int(),
  ...Triple._zod.def.shape,
  /** 0 to 1. Says how sure its reader is, not that it is right. */
  confidence: z.number(),
  marks: z.array(known(tripleMarks)),
  decision: known(tripleDecisions),
  /** What was chosen about what the graph has in its place; null: nothing had to be. */
  resolution: z.nullable(known(tripleResolutions)),
  /** As it was found, where somebody has changed it. */
  found: z.nullable(Triple),
  passed: z.boolean(),
  decidedBy: z.string(),
  /** Null: imported, or the document is gone. */
  source: z.nullable(
    z.looseObject({
      documentId: Id,
      documentName: z.string(),
      /** Null: the document was parsed again, and says it no more. */
      chunkId: z.nullable(Id),
      chunkIndex: z.int(),
      positions: z.array(PositionSchema),
      place: z.optional(FilePlaceSchema),
    }),
  ),
  /** The words that say it; empty: an import gave none. */
  sentence: z.string(),
  /** Where just these words stand. */
  positions: z.array(PositionSchema),
});
export interface TripleCandidate extends z.infer<typeof TripleCandidate> {}

/** One of the two. */
const of = { taskId: z.optional(Id), importId: z.optional(Id) };
const ofFails = { triple_task_not_found: 404, triple_import_not_found: 404 };

const Summary = z.looseObject({
  ...reviewCounts,
  total: z.int(),
  markedCount: z.int(),
  /** Accepted once, and given back to be looked at when they were passed: the graph had come to contradict them. */
  returnedCount: z.int(),
  /** Commonest relation first. */
  predicates: z.array(
    z.looseObject({
      predicate: z.string(),
      total: z.int(),
      waiting: z.int(),
      /** Waiting, at least `SAFE_CONFIDENCE` sure and without marks. */
      safe: z.int(),
    }),
  ),
});
export interface ReviewSummary extends z.infer<typeof Summary> {}

/** Triples of a task or an import, in the order of their source. */
export const pageTripleCandidates = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleReview/queryPage',
  body: z.strictObject({
    ...paging,
    ...of,
    predicate: z.optional(note(graphLimits.predicate)),
    decision: z.optional(z.enum(tripleDecisions)),
    /** Only those with marks. */
    marked: z.optional(z.boolean()),
    keyword: z.optional(note(100)),
    /** The page that this one is on, in the place of `current`. */
    at: z.optional(Id),
  }),
  reply: z.looseObject({
    ...pageOf<TripleCandidate>(TripleCandidate)._zod.def.shape,
    /** Of the whole task or import, whatever the filter. */
    summary: named<ReviewSummary>(Summary),
  }),
  needs: 'graph',
  fails: ofFails,
  origin: 'ours',
});

/** What the graph, and the rest of the task or import, say about the same as a triple. */
export const compareTripleCandidate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleReview/compare/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({
    /** The same subject and relation, another object, where both can't hold under their conditions; at most 20. */
    contradicting: z.array(named<TripleRelationship>(TripleRelationship)),
    /** The same; accepting adds a source to it. */
    duplicate: z.nullable(named<TripleRelationship>(TripleRelationship)),
    /** The same, waiting in the same task or import. */
    alike: z.array(z.looseObject({ id: Id, number: z.int() })),
    /** Relationships of its ends in the graph. */
    neighbours: z.int(),
    /** The subject in the graph; null where it is not there. */
    subjectId: z.nullable(Id),
  }),
  needs: 'graph',
  fails: { triple_candidate_not_found: 404 },
  origin: 'ours',
});

/** By which a decision can be taken back, and how many triples it reached. */
const Decided = z.looseObject({ decisionId: Id, count: z.int() });

/**
 * Decides on triples. One that the graph contradicts is accepted with a `resolution` alone; of several it is passed over and
 * counted. What is in the graph already stays as it is.
 */
export const decideTripleCandidates = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleReview/decide',
  body: z.strictObject({
    idList: IdList,
    decision: z.enum(tripleDecisions),
    resolution: z.optional(z.enum(tripleResolutions)),
  }),
  reply: z.looseObject({ ...Decided._zod.def.shape, /** Passed over. */ unresolved: z.int() }),
  needs: 'graph',
  fails: { triple_candidate_not_found: 404, triple_unresolved: 409, already_reviewed: 409, triples_passing: 409 },
  origin: 'ours',
});

/** Decides on all of one relation that wait: the `safe` ones, or all of them (which can't be accepted). */
export const decideTriplesOfRelation = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleReview/decideRelation',
  body: z.strictObject({
    ...of,
    /** Left out: of all relations. */
    predicate: z.optional(text(graphLimits.predicate)),
    which: z.enum(['safe', 'waiting']),
    decision: z.enum(tripleDecisions),
  }),
  reply: Decided,
  needs: 'graph',
  fails: { ...ofFails, triples_unseen: 400, triples_passing: 409 },
  origin: 'ours',
});

/** Gives all of one relation that are not in the graph another name. */
export const renameTripleRelation = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleReview/renameRelation',
  body: z.strictObject({ ...of, predicate: text(graphLimits.predicate), name: text(graphLimits.predicate) }),
  reply: Decided,
  needs: 'graph',
  fails: { ...ofFails, triples_passing: 409 },
  origin: 'ours',
});

const end = z.strictObject({ name: text(graphLimits.name), entityType: text(graphLimits.kind) });

/** Corrects a triple, which accepts it as well. Its marks are found anew. */
export const modifyTripleCandidate = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleReview/modify',
  body: z.strictObject({
    id: Id,
    subject: end,
    predicate: text(graphLimits.predicate),
    object: end,
    condition: z.optional(note(graphLimits.condition)),
    resolution: z.optional(z.enum(tripleResolutions)),
  }),
  reply: Decided,
  needs: 'graph',
  fails: { triple_candidate_not_found: 404, triple_unresolved: 409, already_reviewed: 409, triples_passing: 409 },
  origin: 'ours',
});

/** Takes a decision of the caller back that was made within the last day, unless somebody has decided otherwise since. */
export const undoTripleDecision = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleReview/undo',
  body: z.strictObject({ decisionId: Id }),
  reply: Done,
  needs: 'graph',
  fails: { triple_decision_not_found: 404, changed_meanwhile: 409, already_reviewed: 409, triples_passing: 409 },
  origin: 'ours',
});
