import * as z from 'zod/mini';
import type { AnyEndpoint } from './requests.js';
import { sampleOf, unwrapped } from './samples.js';

/** A place in a JSON body, and what belongs there. */
export interface Place {
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

/** Every place of a schema that can hold something wrong, lists by their first item. */
export const placesOf = (outer: z.core.$ZodType, path: readonly string[] = []): Place[] => {
  const schema = unwrapped(outer);
  const own = path.length === 0 ? [] : [{ path, schema: outer }];
  if (path.length > 6) return own;
  if (schema instanceof z.core.$ZodObject) {
    const inner = Object.entries(schema._zod.def.shape).flatMap(([name, field]) => placesOf(field, [...path, name]));
    return [...own, ...inner];
  }
  if (schema instanceof z.core.$ZodArray) return [...own, ...placesOf(schema._zod.def.element, [...path, '0'])];
  return own;
};

/** The objects of a schema: there something can be missing or too much. */
export const objectsOf = (schema: z.core.$ZodType): (Place & { shape: z.core.$ZodShape })[] =>
  [{ path: [], schema }, ...placesOf(schema)].flatMap((place) => {
    const inner = unwrapped(place.schema);
    return inner instanceof z.core.$ZodObject ? [{ ...place, shape: inner._zod.def.shape }] : [];
  });

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

const long = 'x'.repeat(120_000);

/** What no field of any call takes. */
export const neverTaken: readonly (readonly [string, unknown])[] = [
  ['a NUL character', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['deep nesting', nested(1000)],
  ['a very long text', long],
  ['a very long list', Array.from({ length: 20_000 }, () => 'a1')],
  ['a huge number', 1e300],
  ['a prototype', JSON.parse('{"__proto__":{"polluted":true}}')],
  ['a constructor', JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')],
];

/** What some fields take, and others must not. */
export const oftenWrong: readonly (readonly [string, unknown])[] = [
  ['a number', 42],
  ['a text', '不是'],
  ['null', null],
  ['an object', {}],
  ['a list', []],
  ['true', true],
  ['a negative number', -1],
  ['a broken number', 1.5],
  ['no text', ''],
  ['blanks', ' \t\n'],
  ['a path', '../../etc/passwd'],
  ['SQL', "x'; drop table users; --"],
  ['a pattern', '%_\\%[(*'],
  ['the name of a prototype', '__proto__'],
];

/** A body with everything in it that leads to a place, and a value there. */
export const bodyWith = (endpoint: AnyEndpoint, path: readonly string[], value: unknown): Record<string, unknown> => {
  const schema = endpoint.body;
  if (schema === undefined) return {};
  const minimal: Record<string, unknown> = Object.assign({}, sampleOf(schema));
  const [first = '', ...rest] = path;
  if (rest.length === 0) return { ...minimal, [first]: value };
  const field = schema._zod.def.shape[first];
  if (field === undefined) return minimal;
  const root = structuredClone(sampleOf(field, true));
  let holder: unknown = root;
  for (const step of rest.slice(0, -1)) holder = Object(holder)[step];
  Object(holder)[rest.at(-1) ?? ''] = value;
  return { ...minimal, [first]: root };
};
