'use client';

import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import { type Read, type ReadOptions, readHook } from './readHook.js';

/** A page of rows, as every paged call answers it. */
export interface Page<Row> {
  list: Row[];
  total: number;
  current: number;
  size: number;
}

/**
 * Makes the hook of a paged read: the old page stays on screen while the next one loads, and a page that was overtaken
 * before it came is given up.
 */
export const pageHook = <P, Q, B, R extends Page<unknown>>(entry: JsonEndpoint<P, Q, B, R, 'read'>) => {
  const useRead = readHook(entry);
  return (input: Input<Endpoint<P, Q, B, R>> | null, options: ReadOptions<R> = {}): Read<R> =>
    useRead(input, { keepPrevious: true, ...options });
};
