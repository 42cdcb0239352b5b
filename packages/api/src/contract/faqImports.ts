import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id } from './fields.js';

/**
 * Takes an import back: deletes what `uploadFaqExcel` has added under this id, but for what somebody has changed since.
 * Answers that it had replaced stay as they are.
 */
export const takeBackFaqImport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/takeBackImport',
  body: z.strictObject({ kbId: Id, importId: Id }),
  reply: z.looseObject({
    removed: z.int(),
    /** Changed since, and therefore still there. */
    kept: z.int(),
  }),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404, import_not_found: 404 },
  origin: 'ours',
});
