import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, known, text, Time } from './fields.js';

/** Characters of a summary that a person writes. */
export const SUMMARY_MAX = 2000;

/** What a whole document is about. */
export const DocumentSummary = z.looseObject({
  /** `making`: what is there meanwhile is an extract, or what was there before · `failed`: the model gave none. */
  status: known(['making', 'ready', 'failed']),
  /** `model`: written by a model · `extract`: its first real lines, word for word · `person`: written or corrected by somebody. */
  kind: known(['model', 'extract', 'person']),
  /** Plain text. Empty where the document holds nothing to be taken. */
  text: z.string(),
  /** When the text was made. */
  time: Time,
  /** True where the document was changed since. */
  outdated: z.boolean(),
  /** True where the document is so long that a model was shown only parts of it. */
  partial: z.boolean(),
  /** Its headings in order; level 1 stands above 2. Left out in lists. */
  outline: z.optional(z.array(z.looseObject({ title: z.string(), level: z.int() }))),
});
export interface DocumentSummary extends z.infer<typeof DocumentSummary> {}

/** Corrects the summary of a document, or writes one. It stays until another one is asked for. */
export const modifyDocumentSummary = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowledgeBaseUpload/summary',
  body: z.strictObject({ id: Id, text: text(SUMMARY_MAX) }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, document_not_ready: 409 },
  origin: 'ours',
});

/** Has the summary of a document made anew: by the model in use, else as an extract. A person's words give way to it. */
export const makeDocumentSummary = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/summary/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, document_not_ready: 409 },
  origin: 'ours',
});
