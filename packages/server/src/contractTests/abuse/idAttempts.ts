import * as z from 'zod/mini';
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

/** Who asks is told by the token: what else is said about it is not believed, nor refused. */
const isNotBelieved = ({ path }: AnyEndpoint, name: string): boolean =>
  name === 'userId' && path.endsWith('/text2sql/chat');

const narrowing = ['id', 'labelIds', 'between', 'entityId'];

/** Narrows a list down to some of its rows: where there is no such thing, nothing is left of it. */
const narrows = (endpoint: AnyEndpoint, name: string): boolean =>
  narrowing.includes(name) && ('current' in fieldsOf(endpoint, 'body') || endpoint.path.endsWith('/export'));

/** The page that a row is on: where there is no such row, the first. */
const isPlace = ({ path }: AnyEndpoint, name: string): boolean => name === 'at' && path.endsWith('/queryPage');

/** A spreadsheet of what is not there is an empty one: it is begun all the same. */
const exports = ({ path }: AnyEndpoint): boolean => /\/(recordExport|report\/export)\/begin$/.test(path);

/** The fields of a call that hold ids. */
export const idFields = (
  endpoint: AnyEndpoint,
): { part: Part; name: string; kind: 'one' | 'list'; schema: z.core.$ZodType }[] =>
  parts.flatMap((part) =>
    Object.entries(fieldsOf(endpoint, part)).flatMap(([name, schema]) => {
      const kind = idKind(schema);
      // A code has the form of an id, and whoever sends it has made it up.
      const isFree = [isWish, isNotBelieved, isPlace].some((one) => one(endpoint, name));
      return kind === null || name === 'code' || isFree || exports(endpoint) ? [] : [{ part, name, kind, schema }];
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
  idFields(endpoint).map(({ part, name, kind, schema }) => {
    const sample = sampleParts(endpoint);
    const value = kind === 'one' ? id : [[id], [id, `${id}-2`]].find((ids) => z.safeParse(schema, ids).success);
    const missing = missingReasons(endpoint).length > 0 && !narrows(endpoint, name);
    return {
      what: `${what} as ${name}`,
      ...prepare(endpoint, { ...sample, [part]: { ...sample[part], [name]: value } }),
      ...(missing ? { status: 404 } : { mayAnswer: true }),
    };
  });
