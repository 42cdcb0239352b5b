import { fieldsFromText } from '@console/api/contract/fieldsFromText';
import * as z from 'zod/mini';
import type { Attempt } from './refusal.js';
import { type AnyEndpoint, addressOf, fieldsOf, prepare, sampleParts, withBody } from './requests.js';
import { isOptional } from './samples.js';
import { bodyWith, neverTaken, objectsOf, oftenWrong, placesOf } from './wrongValues.js';

/** What is wrong with a request of a call. */
export type Wrong = Omit<Attempt, 'token' | 'call'>;

const invalid = { status: 400, reason: 'invalid_request' } as const;

const takes = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success;

const json = (endpoint: AnyEndpoint, body: unknown): Pick<Attempt, 'address' | 'init'> =>
  withBody(endpoint, typeof body === 'string' ? body : JSON.stringify(body), 'application/json');

const isJson = ({ body, encoding = 'json' }: AnyEndpoint): boolean => body !== undefined && encoding === 'json';

/** Wrong types, huge values and characters that are none, in the places of a JSON body. */
export const wrongInBody = (endpoint: AnyEndpoint, known: Set<z.core.$ZodType> = new Set()): Wrong[] => {
  const { body } = endpoint;
  if (body === undefined || !isJson(endpoint)) return [];
  return placesOf(body).flatMap(({ path, schema }) => {
    const place = path.join('.');
    // Schemas that calls share are tried out whole with the first of them.
    const shared = known.has(schema);
    known.add(schema);
    const always = (shared ? neverTaken.slice(0, 1) : neverTaken).map(
      ([what, value]): Wrong => ({
        what: `${what} as ${place}`,
        ...json(endpoint, bodyWith(endpoint, path, value)),
        ...invalid,
      }),
    );
    const perhaps = (shared ? oftenWrong.slice(0, 4) : oftenWrong).flatMap(([what, value]): Wrong[] => {
      const whole = bodyWith(endpoint, path, value);
      if (!takes(body, whole))
        return [{ what: `${what} as ${place}`, ...json(endpoint, whole), ...invalid, field: place }];
      // What reads takes any text for a text, and finds nothing.
      return endpoint.kind === 'read'
        ? [{ what: `${what} as ${place}`, ...json(endpoint, whole), mayAnswer: true }]
        : [];
    });
    return [...always, ...perhaps];
  });
};

const extras = ['unexpected', '__proto__', 'constructor', 'toString', 'x'.repeat(300), 'a\u0000b'];

/** What is missing from a JSON body, and what is too much. */
export const incompleteBodies = (endpoint: AnyEndpoint): Wrong[] => {
  const { body } = endpoint;
  if (body === undefined || !isJson(endpoint)) return [];
  return objectsOf(body).flatMap(({ path, shape }) => {
    const at = (name: string) => [...path, name];
    const required = Object.keys(shape).filter((name) => !isOptional(shape[name]));
    const missing = required.map((name): Wrong => {
      const field = at(name).join('.');
      return { what: `no ${field}`, ...json(endpoint, bodyWith(endpoint, at(name), undefined)), ...invalid, field };
    });
    const surplus = extras.map((name): Wrong => {
      // Only text can carry a key like "__proto__".
      const text = JSON.stringify(bodyWith(endpoint, at('surplus'), 'polluted')).replace(
        '"surplus"',
        JSON.stringify(name),
      );
      return { what: `${name.slice(0, 30)} in ${path.join('.') || 'the body'}`, ...json(endpoint, text), ...invalid };
    });
    const many = bodyWith(endpoint, path.length === 0 ? ['k0'] : path, 'x');
    for (let count = 0; count < 5000; count += 1) many[`key-${count}`] = count;
    return [...missing, ...surplus, { what: 'thousands of keys', ...json(endpoint, many), ...invalid }];
  });
};

const badTexts: readonly (readonly [string, string])[] = [
  ['a text', '不是'],
  ['nothing', ''],
  ['blanks', '  '],
  ['a huge number', '9'.repeat(400)],
  ['a number in another form', '1e9'],
  ['a negative number', '-1'],
  ['a broken number', '1.5'],
  ['a very long text', 'x'.repeat(60_000)],
  ['a very long list', Array.from({ length: 5000 }, () => 'a1').join(',')],
  ['a NUL character', 'a\u0000b'],
  ['a path', '../../etc/passwd'],
  ['a path of Windows', String.raw`..\..\windows`],
  ['an absolute path', '/etc/passwd'],
  ['an escaped path', '%2e%2e%2fetc%2fpasswd'],
  ['SQL', "x'; drop table users; --"],
  ['the name of a prototype', '__proto__'],
];

const hasNul = (text: string): boolean => text.includes('\u0000');

/** Wrong, missing, repeated and surplus names in the query. */
export const wrongQueries = (endpoint: AnyEndpoint): Wrong[] => {
  const { query } = endpoint;
  if (query === undefined) return [];
  const sample = sampleParts(endpoint);
  const prepared = prepare(endpoint, sample);
  const withQuery = (search: URLSearchParams) => ({
    ...prepared,
    address: `${addressOf(endpoint, { params: sample.params, query: {} })}?${search}`,
  });
  const searchOf = () => new URLSearchParams(new URL(prepared.address, 'http://localhost').search);
  const names = Object.keys(fieldsOf(endpoint, 'query'));
  const wrong = names.flatMap((name) =>
    badTexts.flatMap(([what, text]): Wrong[] => {
      const search = searchOf();
      search.set(name, text);
      if (hasNul(text) || !takes(query, fieldsFromText(query, search))) {
        return [{ what: `${what} as ${name}`, ...withQuery(search), ...invalid, field: name }];
      }
      return endpoint.kind === 'read' ? [{ what: `${what} as ${name}`, ...withQuery(search), mayAnswer: true }] : [];
    }),
  );
  const missing = names.flatMap((name): Wrong[] => {
    if (isOptional(fieldsOf(endpoint, 'query')[name])) return [];
    const search = searchOf();
    search.delete(name);
    return [{ what: `no ${name}`, ...withQuery(search), ...invalid, field: name }];
  });
  const repeated = names.flatMap((name): Wrong[] => {
    const search = searchOf();
    search.append(name, 'a1');
    search.append(name, 'a1');
    return takes(query, fieldsFromText(query, search))
      ? []
      : [{ what: `${name} repeated`, ...withQuery(search), ...invalid }];
  });
  const surplus = ['unexpected', '__proto__', 'constructor', `x${'x'.repeat(300)}`].map((name): Wrong => {
    const search = searchOf();
    search.append(name, '1');
    return { what: `${name.slice(0, 30)} in the query`, ...withQuery(search), ...invalid };
  });
  return [...wrong, ...missing, ...repeated, ...surplus];
};

/** As they would stand in an address. */
const badParams: readonly string[] = [
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%2e%2e',
  '../../../etc/passwd',
  '%2fetc%2fpasswd',
  '%252e%252e%252f',
  '%00',
  'a%00b',
  '%ff%fe',
  '%ed%a0%80',
  '%',
  'a%20b',
  "x';--",
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'x'.repeat(65),
  'x'.repeat(10_000),
];

/** Traversal, escapes and things of the wrong kind in the path. */
export const wrongParams = (endpoint: AnyEndpoint): Wrong[] => {
  const sample = sampleParts(endpoint);
  return Object.keys(fieldsOf(endpoint, 'params')).flatMap((name) =>
    badParams.map(
      (value): Wrong => ({
        what: `${value.slice(0, 40)} as ${name}`,
        ...prepare(endpoint, { ...sample, params: { ...sample.params, [name]: `raw:${value}` } }),
      }),
    ),
  );
};
