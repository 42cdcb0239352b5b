import type { Wrong } from './fieldAttempts.js';
import type { Attempt } from './refusal.js';
import { type AnyEndpoint, prepare, sampleParts, withBody } from './requests.js';

const invalid = { status: 400, reason: 'invalid_request' } as const;
const tooLarge = { status: 413, reason: 'file_too_large' } as const;

const brokenJson: readonly (readonly [string, string])[] = [
  ['a body that breaks off', '{"a":'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['null', 'null'],
  ['NaN', '{"current":NaN}'],
  ['a comment', '{/* */}'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'current=1&size=20&__proto__=1'],
];

/** They cost the server as much as they may, so a few calls have to do. */
const heavyJson: readonly (readonly [string, string])[] = [
  ['a hundred thousand brackets', '['.repeat(100_000)],
  ['a million items', `{"idList":[${'1,'.repeat(1_000_000)}1]}`],
];

/** The body of a request whose header claims that it is far too long. */
const claimed = (endpoint: AnyEndpoint, type: string): Wrong => {
  const { address, init } = withBody(endpoint, 'x', type);
  const headers = { 'content-type': type, 'content-length': '99999999999' };
  return { what: 'a length beyond the limit', address, init: { ...init, headers }, ...tooLarge };
};

/** Bodies of calls that take JSON. */
const wrongJson = (endpoint: AnyEndpoint): Wrong[] => [
  ...brokenJson.map(([what, text]): Wrong => ({ what, ...withBody(endpoint, text, 'application/json'), ...invalid })),
  { what: 'a form', ...withBody(endpoint, new URLSearchParams({ a: '1' })), ...invalid },
  { what: 'bytes', ...withBody(endpoint, new Uint8Array([0xff, 0xfe, 0, 1]), 'application/octet-stream'), ...invalid },
  claimed(endpoint, 'application/json'),
];

/** Large bodies of a call that takes JSON. */
export const heavyBodies = (endpoint: AnyEndpoint): Wrong[] => [
  ...heavyJson.map(([what, text]): Wrong => ({ what, ...withBody(endpoint, text, 'application/json'), ...invalid })),
  { what: 'a body that is too large', ...withBody(endpoint, ' '.repeat(6_000_000), 'application/json'), ...tooLarge },
];

const files = (endpoint: AnyEndpoint): string[] =>
  Object.keys(endpoint.body?._zod.def.shape ?? {}).filter((name) => sampleParts(endpoint).body[name] instanceof File);

const multipart = (boundary: string, ...lines: readonly string[]) =>
  lines.join('\r\n').replaceAll('BOUNDARY', boundary);

/** Bodies of calls that take a form with a file. */
const wrongForms = (endpoint: AnyEndpoint): Wrong[] => {
  const sample = sampleParts(endpoint);
  const form = (change: (data: FormData) => void): Pick<Attempt, 'address' | 'init'> => {
    const prepared = prepare(endpoint, sample);
    if (prepared.init.body instanceof FormData) change(prepared.init.body);
    return prepared;
  };
  const type = 'multipart/form-data; boundary=BOUNDARY';
  return [
    ...files(endpoint).flatMap((name): Wrong[] => [
      { what: 'no file', ...form((data) => data.delete(name)), ...invalid, field: name },
      { what: 'text in place of a file', ...form((data) => data.set(name, 'text')), ...invalid, field: name },
      { what: 'two files', ...form((data) => data.append(name, new File(['b'], 'b.md'))), ...invalid, field: name },
      { what: 'an empty file', ...form((data) => data.set(name, new File([], 'a.md'))) },
      {
        what: 'a file with a NUL character in its name',
        ...withBody(
          endpoint,
          multipart(
            'BOUNDARY',
            '--BOUNDARY',
            `Content-Disposition: form-data; name="${name}"; filename="a\u0000.md"`,
            '',
            'a',
            '--BOUNDARY--',
            '',
          ),
          type,
        ),
      },
    ]),
    { what: 'a surplus text', ...form((data) => data.append('unexpected', '1')), ...invalid },
    { what: 'a surplus __proto__', ...form((data) => data.append('__proto__', '1')), ...invalid },
    { what: 'a surplus file', ...form((data) => data.append('other', new File(['b'], 'b.md'))), ...invalid },
    { what: 'JSON', ...withBody(endpoint, '{"file":"x"}', 'application/json'), ...invalid },
    { what: 'no boundary', ...withBody(endpoint, 'x', 'multipart/form-data'), ...invalid },
    { what: 'another boundary', ...withBody(endpoint, '--OTHER\r\n\r\nx', type), ...invalid },
    { what: 'a form that breaks off', ...withBody(endpoint, '--BOUNDARY\r\nContent-Dispos', type), ...invalid },
    { what: 'nothing', ...withBody(endpoint, '', type), ...invalid },
    { what: 'bytes', ...withBody(endpoint, new Uint8Array([0xff, 0, 1]), 'application/octet-stream'), ...invalid },
    claimed(endpoint, type),
  ];
};

/** True where a call takes JSON. */
export const takesJson = ({ body, encoding = 'json' }: AnyEndpoint): boolean =>
  body !== undefined && encoding === 'json';

/** Bodies that are not what a call takes. */
export const wrongBodies = (endpoint: AnyEndpoint): Wrong[] => {
  if (endpoint.body === undefined) return [];
  return takesJson(endpoint) ? wrongJson(endpoint) : wrongForms(endpoint);
};
