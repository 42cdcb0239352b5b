import * as z from 'zod/mini';
import { Id, TextPassageSchema } from './fields.js';

/** What may be seen of a document through what cites it. */
export const CitedDocument = z.looseObject({
  documentId: Id,
  name: z.string(),
  /** Heights of all pages in pixels at a width of 794; none where it has no pages. */
  heights: z.array(z.number()),
  /** The pages that may be opened: the cited ones and five on either side. */
  pages: z.array(z.int()),
  /** Where it has no pages: what is cited and five chunks on either side, in its order; one that was switched off is missing. */
  passages: z.optional(z.array(TextPassageSchema)),
});
/** A cited document as far as it may be read. */
export interface CitedDocument extends z.infer<typeof CitedDocument> {}

export const pageWidth = z.strictObject({ width: z.optional(z.int().check(z.gte(1), z.lte(4000))) });
