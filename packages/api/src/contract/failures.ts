import { NOT_PERMITTED, OK } from '@console/base';

/** What of a failure travels in numbers. */
export interface FailureNumbers {
  /** HTTP status of the reply. */
  readonly http: number;
  /** `code` of its envelope. */
  readonly code: number;
}

/** Not this call, or not to this extent. */
const notPermitted: ReadonlySet<string> = new Set(['not_permitted', 'beyond_rights']);

/**
 * How a failure travels that an entry names with `status`: the one place that says so, for the server, the fake one and
 * the OpenAPI document. A status below 400 (the 301 of saving one's own data) is a code of the envelope alone, inside
 * HTTP 200: as a redirect, no browser would hand it on. What is not permitted has a code of its own, since every other
 * 403 ends the session.
 */
export const failureNumbers = (reason: string, status: number): FailureNumbers => ({
  http: status < 400 ? OK : status,
  code: notPermitted.has(reason) ? NOT_PERMITTED : status,
});
