import * as z from 'zod/mini';
import { Document } from './documents.js';
import { endpoint } from './endpoint.js';
import { Done, Id, known, named } from './fields.js';
import { fetchFailures, pageSchedules } from './webPageFields.js';

/** Characters of an address. */
export const ADDRESS_MAX = 2000;

const notFetched = {
  address_not_allowed: 400,
  no_reply: 502,
  page_not_there: 502,
  page_refused: 502,
  page_failed: 502,
  too_many_redirects: 502,
  not_a_page: 415,
  page_too_large: 413,
  page_without_text: 415,
} as const;

/** Fetches a page of the web, makes a document of it, and queues that for parsing. */
export const addWebPage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/addWebPage',
  body: z.strictObject({
    knowledgeBaseId: Id,
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(ADDRESS_MAX)),
    schedule: z.enum(pageSchedules),
  }),
  reply: named<Document>(Document),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404, page_exists: 409, ...notFetched },
  origin: 'ours',
});

/** Changes how often the page of a document is fetched again. */
export const modifyWebPage = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowledgeBaseUpload/modifyWebPage',
  body: z.strictObject({ id: Id, schedule: z.enum(pageSchedules) }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/**
 * Fetches the page of a document again. Where its words have changed, it is parsed again: chunks made or changed by hand
 * are offered back then. Where it cannot be fetched, the reply says why; what was there stays, and the document says so too.
 */
export const fetchWebPage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/fetchWebPage/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ changed: z.boolean(), failure: z.nullable(known(fetchFailures)) }),
  needs: 'knowledge',
  fails: { document_not_found: 404, already_parsing: 409 },
  origin: 'ours',
});
