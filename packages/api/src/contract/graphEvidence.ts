import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, IdList, named, TextPassageSchema } from './fields.js';
import { TripleEvidence } from './graphParts.js';

/** The sentences that a relationship rests on, newest first, at most 100. */
export const listTripleEvidence = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleRelationship/evidence/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<TripleEvidence>(TripleEvidence)),
  needs: 'graph',
  fails: { relationship_not_found: 404 },
  origin: 'ours',
});

/** A document that triples were read from, to look at their source. Of others nothing is told. */
export const readTripleSource = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleSource/read',
  body: z.strictObject({
    documentId: Id,
    /** In a document without pages: the chunks whose surroundings are wanted. */
    chunkIds: z.optional(z.array(Id).check(z.maxLength(20))),
  }),
  reply: z.looseObject({
    documentId: Id,
    name: z.string(),
    /** Heights of all pages in pixels at a width of 794; none: it has no pages. */
    heights: z.array(z.number()),
    passages: z.array(TextPassageSchema),
  }),
  needs: 'graph',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** The picture of one page of such a document. */
export const readTripleSourcePage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/tripleSource/{documentId}/pages/{page}',
  params: z.strictObject({ documentId: Id, page: z.int().check(z.gte(1)) }),
  query: z.strictObject({ width: z.optional(z.int().check(z.gte(1), z.lte(4000))) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'graph',
  fails: { document_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});

/** How many relationships of the graph rest on these documents alone: what goes with them, or is left without its source. */
export const countTriplesOfDocuments = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/tripleSource/countOfDocuments',
  body: z.strictObject({ idList: IdList }),
  reply: z.looseObject({ count: z.int() }),
  needs: 'knowledge',
  origin: 'ours',
});
