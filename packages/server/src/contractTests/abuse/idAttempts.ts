import type { Attempt } from './refusal.js';
import { type AnyEndpoint, type Part, fieldsOf, prepare, sampleParts } from './requests.js';
import { idKind } from './samples.js';

const parts: readonly Part[] = ['params', 'query', 'body'];

/**
 * What a conversation is wanted to go on from, of several answers: where that is gone or none of its own, it goes on from
 * the newest, so that nobody's question is refused.
 */
const isWish = ({ path }: AnyEndpoint, name: string): boolean =>
  name === 'after' && /\/(get\/sse|aiSession\/chat)$/.test(path);

/** Narrows a list down to one of its rows, or to those with a label: where there is no such thing, nothing is left of it. */
const narrows = (endpoint: AnyEndpoint, name: string): boolean =>
  (name === 'id' || name === 'labelIds') && 'current' in fieldsOf(endpoint, 'body');

/** A spreadsheet of what is not there is an empty one: it is begun all the same. */
const exports = ({ path }: AnyEndpoint): boolean => /\/(recordExport|report\/export)\/begin$/.test(path);

/** The fields of a call that hold ids. */
export const idFields = (endpoint: AnyEndpoint): { part: Part; name: string; kind: 'one' | 'list' }[] =>
  parts.flatMap((part) =>
    Object.entries(fieldsOf(endpoint, part)).flatMap(([name, schema]) => {
      const kind = idKind(schema);
      // A code has the form of an id, and whoever sends it has made it up.
      return kind === null || name === 'code' || isWish(endpoint, name) || exports(endpoint)
        ? []
        : [{ part, name, kind }];
    }),
  );

const missingReasons = ({ fails = {} }: AnyEndpoint): string[] =>
  Object.entries(fails)
    .filter(([, status]) => status === 404)
    .map(([reason]) => reason);

/**
 * The call with an id in each of its fields for ids, one after the other, and the others unknown. Where the call has a
 * word for "there is no such thing", it has to say so; otherwise it may say that there is nothing to do.
 */
export const withId = (endpoint: AnyEndpoint, id: string, what: string): Omit<Attempt, 'token' | 'call'>[] =>
  idFields(endpoint).map(({ part, name, kind }) => {
    const sample = sampleParts(endpoint);
    const value = kind === 'one' ? id : [id];
    const missing = missingReasons(endpoint).length > 0 && !narrows(endpoint, name);
    return {
      what: `${what} as ${name}`,
      ...prepare(endpoint, { ...sample, [part]: { ...sample[part], [name]: value } }),
      ...(missing ? { status: 404 } : { mayAnswer: true }),
    };
  });
