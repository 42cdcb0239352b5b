import type { Endpoint } from './endpoint.js';
import * as contract from './index.js';

export interface NamedEndpoint {
  /** The name it is exported under. */
  readonly name: string;
  readonly entry: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'method' in value &&
  'path' in value &&
  'reply' in value &&
  'needs' in value;

const exported: Iterable<[string, unknown]> = Object.entries(contract);

/**
 * Every call there is, by path and method. For servers, documents, fakes and tests: whoever imports it has the whole
 * contract in the bundle, so code for browsers imports its calls one by one.
 */
export const allEndpoints: readonly NamedEndpoint[] = [...exported]
  .flatMap(([name, entry]) => (isEndpoint(entry) ? [{ name, entry }] : []))
  .toSorted((a, b) => {
    const left = `${a.entry.path} ${a.entry.method}`;
    const right = `${b.entry.path} ${b.entry.method}`;
    return left < right ? -1 : left > right ? 1 : 0;
  });
