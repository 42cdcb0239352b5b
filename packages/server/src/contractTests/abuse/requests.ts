import type { Route } from '../../http/serve.js';
import { sampleOf } from './samples.js';

export type AnyEndpoint = Route['endpoint'];
export type Fields = Readonly<Record<string, unknown>>;
export type Part = 'params' | 'query' | 'body';

/** The parts of a request before they are laid out. Not validated: wrong things are what this is for. */
export interface Parts {
  readonly params: Fields;
  readonly query: Fields;
  readonly body: Fields;
}

export interface Prepared {
  readonly address: string;
  readonly init: RequestInit;
}

/** The schema of a field, part by part. */
export const fieldsOf = (endpoint: AnyEndpoint, part: Part) => endpoint[part]?._zod.def.shape ?? {};

const samplePart = (endpoint: AnyEndpoint, part: Part): Fields => {
  const schema = endpoint[part];
  return schema === undefined ? {} : Object.assign({}, sampleOf(schema));
};

/** A request with nothing wrong in it, about things that do not exist. */
export const sampleParts = (endpoint: AnyEndpoint): Parts => ({
  params: samplePart(endpoint, 'params'),
  query: samplePart(endpoint, 'query'),
  body: samplePart(endpoint, 'body'),
});

const queryText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Where a call is sent to. Text in `params` that starts with "raw:" goes in as it is. */
export const addressOf = ({ path }: AnyEndpoint, { params, query }: Pick<Parts, 'params' | 'query'>): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = String(params[name]);
    return value.startsWith('raw:') ? value.slice(4) : encodeURIComponent(value);
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, queryText(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
};

const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, queryText(value));
  }
  return form;
};

/** The body as its call says it travels. */
const bodyOf = ({ body, encoding = 'json' }: AnyEndpoint, fields: Fields): RequestInit => {
  if (body === undefined) return {};
  if (encoding === 'json') {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  }
  return { body: formOf(fields) };
};

/** Lays the parts out as a client would. */
export const prepare = (endpoint: AnyEndpoint, parts: Parts): Prepared => ({
  address: addressOf(endpoint, parts),
  init: { method: endpoint.method, ...bodyOf(endpoint, parts.body) },
});

/** The same with another body, sent as it is. */
export const withBody = (endpoint: AnyEndpoint, body: RequestInit['body'], type?: string): Prepared => ({
  address: addressOf(endpoint, sampleParts(endpoint)),
  init: { method: endpoint.method, body, ...(type !== undefined && { headers: { 'content-type': type } }) },
});
