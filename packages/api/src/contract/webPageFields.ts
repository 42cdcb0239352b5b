import * as z from 'zod/mini';
import { known, Time } from './fields.js';

/** How often a page is fetched again. */
export const pageSchedules = ['never', 'daily', 'weekly'] as const;

/** Why a page could not be fetched. */
export const fetchFailures = [
  'address_not_allowed',
  'no_reply',
  'page_not_there',
  'page_refused',
  'page_failed',
  'too_many_redirects',
  'not_a_page',
  'page_too_large',
  'page_without_text',
] as const;
export type FetchFailure = (typeof fetchFailures)[number];

/** The page of the web that a document was made of. */
export const WebPage = z.looseObject({
  address: z.string(),
  schedule: known(pageSchedules),
  /** When what is there now was fetched, or found to be the same. */
  fetchedAt: Time,
  /** Why it could not be fetched the last time; what is there is older. Null: it could. */
  failure: z.nullable(known(fetchFailures)),
  failedAt: z.nullable(Time),
});
export interface WebPage extends z.infer<typeof WebPage> {}
