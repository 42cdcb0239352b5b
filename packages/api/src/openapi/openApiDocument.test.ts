import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { allEndpoints } from '../contract/all.js';
import { endpoint } from '../contract/endpoint.js';
import { openApiDocument } from './openApiDocument.js';

const document = openApiDocument(allEndpoints, { title: '篮球 AI 智能体平台', version: '0.1.0' });
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
};

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      document,
    );

it('has every call once, by its name', () => {
  expect(operations).toHaveLength(allEndpoints.length);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(allEndpoints.length);
});

it('resolves all its references', () => {
  const refs = [...new Set(refsIn(document))];
  expect(refs.length).toBeGreaterThan(0);
  expect(refs.filter((ref) => !ref.startsWith('#/components/schemas/') || resolve(ref) === undefined)).toEqual([]);
});

it('keeps all that it says when written as JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

it.each(operations)('declares each parameter of $method $path, and only those', ({ path, operation }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(new Set(declared.map(({ name }) => name))).toEqual(new Set(inPath));
  expect(declared.every(({ required }) => required)).toBe(true);
  const names = operation.parameters.map(({ name, in: place }) => `${place} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(operation.responses)).toContain('200');
});

it('names permission, origin, failures and how a call is sent', () => {
  const { paths } = openApiDocument(
    [
      {
        name: 'raiseQuota',
        entry: endpoint({
          kind: 'write',
          method: 'PUT',
          path: '/teams/{teamId}/quota',
          params: z.strictObject({ teamId: z.string() }),
          query: z.strictObject({ idList: z.array(z.string()), dry: z.optional(z.boolean()) }),
          body: z.strictObject({ seats: z.int() }),
          reply: z.looseObject({ seats: z.int() }),
          needs: 'knowledge',
          fails: { team_not_found: 404, name_taken: 409, team_gone: 404 },
          origin: 'ours',
        }),
      },
    ],
    { title: 'x', version: '1' },
  );
  expect(paths['/teams/{teamId}/quota']?.put).toMatchObject({
    operationId: 'raiseQuota',
    parameters: [
      { name: 'teamId', in: 'path', required: true },
      { name: 'idList', in: 'query', required: true, style: 'form', explode: false },
      { name: 'dry', in: 'query', required: false, schema: { type: 'boolean' } },
    ],
    requestBody: { content: { 'application/json': { schema: { required: ['seats'] } } } },
    responses: {
      '403': { description: 'not_permitted' },
      '404': { description: 'team_not_found, team_gone' },
      '409': { description: 'name_taken' },
    },
    security: [{ Authorization: [] }],
    'x-origin': 'ours',
    'x-permission': 'knowledge',
    'x-kind': 'write',
  });
});

it('says that a failure below 400 is a code of the envelope inside HTTP 200, and no redirect', () => {
  const responses = document.paths['/aiapi/qa/sysUser/updateUserBaseInfo']?.['post']?.responses;
  expect(Object.keys(responses ?? {}).filter((status) => status.startsWith('3'))).toEqual([]);
  expect(responses?.['200']?.description).toBe('Done, phone_taken, email_taken');
  expect(responses?.['200']?.content?.['application/json']?.schema).toMatchObject({
    oneOf: [
      { properties: { code: { const: 200 } } },
      { allOf: [{}, { properties: { code: { enum: [301] }, reason: { enum: ['phone_taken', 'email_taken'] } } }] },
    ],
  });
});

it('refuses a call that stands there twice', () => {
  const [first] = allEndpoints;
  if (first === undefined) throw new Error('the contract is empty');
  expect(() => openApiDocument([first, { ...first, name: 'again' }], { title: 'x', version: '1' })).toThrow('twice');
});
