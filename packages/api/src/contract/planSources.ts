import * as z from 'zod/mini';
import { CitedDocument, pageWidth } from './citedDocument.js';
import { endpoint } from './endpoint.js';
import { Id, named } from './fields.js';

const ours = { needs: 'tools', origin: 'ours' } as const;

/** A passage that was found and that the plan does not cite yet: what stands around it is shown as well. */
const chunkId = z.optional(Id);

/** What may be seen of a document that a business plan cites. */
export const readPlanSource = endpoint({
  ...ours,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/{id}/documents/{documentId}',
  params: z.strictObject({ id: Id, documentId: Id }),
  query: z.strictObject({ chunkId }),
  reply: named<CitedDocument>(CitedDocument),
  fails: { business_plan_not_found: 404, document_not_found: 404 },
});

/** Picture of one page that `readPlanSource` names. */
export const readPlanSourcePage = endpoint({
  ...ours,
  kind: 'read',
  method: 'GET',
  path: '/aiTool/bp/{id}/documents/{documentId}/pages/{page}',
  params: z.strictObject({ id: Id, documentId: Id, page: z.int().check(z.gte(1)) }),
  query: z.strictObject({ ...pageWidth._zod.def.shape, chunkId }),
  reply: z.unknown(),
  as: 'blob',
  fails: { business_plan_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
});
