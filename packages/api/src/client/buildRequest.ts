import type { Endpoint, FieldsSchema } from '../contract/endpoint.js';

export interface WireRequest {
  readonly method: Endpoint['method'];
  /** Path with its parameters filled in, and the query. */
  readonly url: string;
  /** JSON value, form or nothing. */
  readonly body: FormData | URLSearchParams | Readonly<Record<string, unknown>> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const namesOf = (schema: FieldsSchema<unknown> | undefined): string[] =>
  schema === undefined ? [] : Object.keys(schema._zod.def.shape);

const pick = (schema: FieldsSchema<unknown> | undefined, input: Values): [string, unknown][] =>
  namesOf(schema).flatMap((name): [string, unknown][] => (input[name] === undefined ? [] : [[name, input[name]]]));

/** Lists are comma-joined; everything else is written as it prints. */
const onWire = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

const toForm = (entries: [string, unknown][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : onWire(value));
  return form;
};

/** Lays a call's flat input out over path, query and body, as its entry says. */
export const buildRequest = <P, Q, B, R>(entry: Endpoint<P, Q, B, R>, input: object): WireRequest => {
  const values: Values = { ...input };
  const path = pick(entry.params, values).reduce<string>(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(onWire(value))),
    entry.path,
  );
  const query = new URLSearchParams(pick(entry.query, values).map(([name, value]) => [name, onWire(value)])).toString();
  const fields = pick(entry.body, values);
  const body =
    entry.body === undefined
      ? undefined
      : entry.encoding === 'multipart'
        ? toForm(fields)
        : entry.encoding === 'form'
          ? new URLSearchParams(fields.map(([name, value]) => [name, onWire(value)]))
          : Object.fromEntries(fields);
  return { method: entry.method, url: query === '' ? path : `${path}?${query}`, body };
};
