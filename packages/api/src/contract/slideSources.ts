import * as z from 'zod/mini';
import { CitedDocument, pageWidth } from './citedDocument.js';
import { endpoint } from './endpoint.js';
import { Id, named } from './fields.js';

/** What may be seen of a document that pages of an own deck are taken from: one of a base, or an own file. */
export const readSlideSource = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantPptTemplate/{id}/documents/{documentId}',
  params: z.strictObject({ id: Id, documentId: Id }),
  reply: named<CitedDocument>(CitedDocument),
  needs: 'slides',
  fails: { slide_deck_not_found: 404, document_not_found: 404 },
  origin: 'ours',
});

/** Picture of one page that `readSlideSource` names. */
export const readSlideSourcePage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantPptTemplate/{id}/documents/{documentId}/pages/{page}',
  params: z.strictObject({ id: Id, documentId: Id, page: z.int().check(z.gte(1)) }),
  query: pageWidth,
  reply: z.unknown(),
  as: 'blob',
  needs: 'slides',
  fails: { slide_deck_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});
