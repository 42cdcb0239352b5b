import { OK } from '@console/base';
import * as z from 'zod/mini';
import type { NamedEndpoint } from '../contract/all.js';
import type { Endpoint } from '../contract/endpoint.js';
import { failureNumbers } from '../contract/failures.js';
import { type JsonSchema, schemaStore } from './jsonSchemas.js';
import { docsOf } from './docsOf.js';

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Where the calls are, for instance `https://console.example.com`. Default: wherever the document is. */
  server?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  style?: 'form';
  explode?: false;
}

interface Content {
  [type: string]: { schema: JsonSchema };
}

export interface Operation {
  operationId: string;
  /** What it does, in one sentence. */
  summary: string;
  /** What else there is to know of it. */
  description?: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security: Record<string, string[]>[];
  /** Where the call comes from: `spec`, `reading` or `ours`. */
  'x-origin': Endpoint['origin'];
  /** The permission it needs; left out where anyone signed in, or anyone, may call. */
  'x-permission'?: string;
  /** `read` or `write`; the method does not decide this. */
  'x-kind': Endpoint['kind'];
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
  };
}

const bodyTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

/** The resource, as the path names it. */
const tagOf = (path: string): string => {
  const parts = path
    .replace(/^\/aiapi\/qa/, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'));
  return parts.slice(0, parts[0] === 'marketing' || parts[0] === 'tag' ? 2 : 1).join('/');
};

const isOptional = (schema: z.core.$ZodType): boolean => z.core.safeParse(schema, undefined).success;

/** Reasons and codes of failures that share an HTTP status. */
interface Failures {
  reasons: string[];
  codes: Set<number>;
}

/** Failures by HTTP status, with those that every call can have. Those inside HTTP 200 are there as well. */
const failuresOf = ({ fails = {}, needs }: Endpoint): Map<number, Failures> => {
  const common: [number, string][] = [
    [400, 'invalid_request'],
    ...(needs === 'public' ? [] : [[401, 'not_signed_in'] satisfies [number, string]]),
    ...(needs === 'public' || needs === 'signedIn' ? [] : [[403, 'not_permitted'] satisfies [number, string]]),
    [500, 'internal'],
  ];
  const byStatus = new Map<number, Failures>();
  const own = Object.entries(fails).map(([reason, status]): [number, string] => [status, reason]);
  for (const [status, reason] of [...common, ...own]) {
    const { http, code } = failureNumbers(reason, status);
    const failures = byStatus.get(http) ?? { reasons: [], codes: new Set() };
    failures.reasons.push(reason);
    failures.codes.add(code);
    byStatus.set(http, failures);
  }
  return byStatus;
};

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: {
      type: 'integer',
      description:
        'The HTTP status; 4030 where a signed-in user may not do this; 301 inside HTTP 200 for words to read in place.',
    },
    message: { type: 'string', description: 'Words for a person, in the language asked for.' },
    reason: { type: 'string', description: 'Which failure it is. Match on this.' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What is wrong, by field.' },
  },
};

const schemaOfFailures = ({ reasons, codes }: Failures): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { type: 'object', properties: { code: { enum: [...codes] }, reason: { type: 'string', enum: reasons } } },
  ],
});

/** What HTTP 200 holds: success, or also failures whose code stands in the envelope alone. */
const withFailures = (content: Content, failures: Failures | undefined): Content => {
  if (failures === undefined) return content;
  const json = content['application/json'];
  const schema = schemaOfFailures(failures);
  return { ...content, 'application/json': { schema: json === undefined ? schema : { oneOf: [json.schema, schema] } } };
};

const failureResponses = (failures: Map<number, Failures>): Operation['responses'] =>
  Object.fromEntries(
    [...failures]
      .filter(([status]) => status !== OK)
      .map(([status, one]) => [
        String(status),
        { description: one.reasons.join(', '), content: { 'application/json': { schema: schemaOfFailures(one) } } },
      ]),
  );

/** The OpenAPI 3.1 document of these calls. */
export const openApiDocument = (
  endpoints: readonly NamedEndpoint[],
  { title, version, server = '/' }: OpenApiOptions,
): OpenApiDocument => {
  const { schemaOf, schemas } = schemaStore({ Failure: failureSchema });

  const parametersIn = (place: Parameter['in'], name: string, schema: Endpoint['params']): Parameter[] =>
    Object.entries(schema?._zod.def.shape ?? {}).map(([field, type]) => {
      const described = schemaOf(`${name}.${field}`, type);
      return {
        name: field,
        in: place,
        required: place === 'path' || !isOptional(type),
        schema: described,
        // Lists of a query are comma-joined.
        ...(place === 'query' && described.type === 'array' && { style: 'form', explode: false }),
      };
    });

  const successOf = ({ name, entry }: NamedEndpoint): Content => {
    if (entry.as === 'blob') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    const data = schemaOf(`${name}.reply`, entry.reply);
    if (entry.as === 'events') return { 'text/event-stream': { schema: data } };
    return {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'data'],
          properties: { code: { const: OK }, message: { type: 'string' }, data },
        },
      },
    };
  };

  const operationOf = (named: NamedEndpoint): Operation => {
    const { name, entry } = named;
    const { needs, body, encoding = 'json' } = entry;
    const open = needs === 'public';
    const failures = failuresOf(entry);
    const ownFailures = failures.get(OK);
    return {
      operationId: name,
      ...docsOf(name),
      tags: [tagOf(entry.path)],
      parameters: [...parametersIn('path', name, entry.params), ...parametersIn('query', name, entry.query)],
      ...(body !== undefined && {
        requestBody: { required: true, content: { [bodyTypes[encoding]]: { schema: schemaOf(`${name}.body`, body) } } },
      }),
      responses: {
        '200': {
          description: ['Done', ...(ownFailures?.reasons ?? [])].join(', '),
          content: withFailures(successOf(named), ownFailures),
        },
        ...failureResponses(failures),
      },
      security: open ? [] : [{ Authorization: [] }],
      'x-origin': entry.origin,
      ...(!open && needs !== 'signedIn' && { 'x-permission': needs }),
      'x-kind': entry.kind,
    };
  };

  const paths: OpenApiDocument['paths'] = {};
  for (const named of endpoints) {
    const { path, method } = named.entry;
    const operations = paths[path] ?? {};
    const key = method.toLowerCase();
    if (operations[key] !== undefined) throw new Error(`${method} ${path} stands twice in the contract`);
    operations[key] = operationOf(named);
    paths[path] = operations;
  }

  return {
    openapi: '3.1.1',
    info: { title, version },
    servers: [{ url: server }],
    security: [{ Authorization: [] }],
    paths,
    components: {
      securitySchemes: {
        Authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that signing in answers, bare.',
        },
      },
      schemas,
    },
  };
};
