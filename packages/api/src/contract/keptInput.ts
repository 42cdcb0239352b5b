import * as z from 'zod/mini';
import type { JsonEndpoint } from './endpoint.js';

/** The body of a call as a browser kept it before it was sent; undefined where it is none that the call would take now. */
export const keptInput = <P, Q, B, R>(
  { body }: Pick<JsonEndpoint<P, Q, B, R, 'write'>, 'body'>,
  kept: unknown,
): B | undefined => {
  if (body === undefined) return undefined;
  const read = z.safeParse(body, kept);
  return read.success ? read.data : undefined;
};
