import type { Endpoint } from '../contract/endpoint.js';

/** What a write does to a reply that was read before it. */
export interface Change<I> {
  read: Pick<Endpoint, 'method' | 'path'>;
  /** The reply as it is from now on. */
  apply: (data: unknown, input: I) => unknown;
}

/** Says what a write does to the replies of `read`, whatever they were asked with. `apply` makes a new one of the old. */
export const changeOf = <I, P, Q, B, R>(read: Endpoint<P, Q, B, R>, apply: (data: R, input: I) => R): Change<I> => ({
  read,
  // Under the keys of an entry lie its replies.
  apply: (data, input) => apply(data as R, input),
});
