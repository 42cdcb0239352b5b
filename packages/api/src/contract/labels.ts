import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, Labelled, Labelling, named } from './fields.js';

const LabelChoice = z.looseObject({
  id: Id,
  /** Null at the top. */
  parentId: z.nullable(Id),
  name: z.string(),
  /** Names from the top down to its own. */
  path: z.array(z.string()),
});
export interface LabelChoice extends z.infer<typeof LabelChoice> {}

/** The labels in use of the system that the reader works in, each after its parent; none without a system. */
export const listLabelChoices = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/tag/choices',
  reply: z.array(named<LabelChoice>(LabelChoice)),
  needs: 'signedIn',
  origin: 'ours',
});

const labelling = { kind: 'write', method: 'PUT', body: Labelling, reply: Labelled, origin: 'ours' } as const;

/** Hangs labels of the own system on documents, and takes others off: all of them or none. */
export const labelDocuments = endpoint({
  ...labelling,
  path: '/aiapi/qa/knowledgeBaseUpload/labelByIds',
  needs: 'knowledge',
  fails: { document_not_found: 404, tag_not_found: 404 },
});

/** Hangs labels of the own system on FAQ, and takes others off: all of them or none. */
export const labelFaq = endpoint({
  ...labelling,
  path: '/aiapi/qa/faq/labelByIds',
  needs: 'faq',
  fails: { faq_not_found: 404, tag_not_found: 404 },
});
