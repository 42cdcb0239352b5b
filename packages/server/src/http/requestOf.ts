import type { Endpoint, FieldsSchema } from '@console/api/contract';
import { OK } from '@console/base';
import * as z from 'zod/mini';

const namesOf = (schema: FieldsSchema<unknown> | undefined): string[] => Object.keys(schema?._zod.def.shape ?? {});

/** A call's flat input, laid out over path, query and body. Not validated: tests send wrong things too. */
export const requestOf = <P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  input: object,
): { address: string; init: RequestInit } => {
  const values = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  let path: string = endpoint.path;
  for (const name of namesOf(endpoint.params)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(values.get(name))));
    values.delete(name);
  }
  const query = new URLSearchParams();
  for (const name of namesOf(endpoint.query)) {
    if (values.has(name)) query.set(name, String(values.get(name)));
    values.delete(name);
  }
  const address = query.size === 0 ? path : `${path}?${query}`;
  const { method, encoding } = endpoint;
  if (endpoint.body === undefined) return { address, init: { method } };
  if (encoding === undefined || encoding === 'json') {
    const headers = { 'content-type': 'application/json' };
    return { address, init: { method, headers, body: JSON.stringify(Object.fromEntries(values)) } };
  }
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of values) {
    if (form instanceof FormData && value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return { address, init: { method, body: form } };
};

const FailureEnvelope = z.looseObject({
  code: z.number(),
  message: z.string(),
  reason: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** A call that was refused, as the client sees it. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly code: number;
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;

  constructor(status: number, envelope: z.infer<typeof FailureEnvelope>) {
    super(`${status} ${envelope.reason}: ${envelope.message} ${JSON.stringify(envelope.fields ?? {})}`);
    this.status = status;
    this.code = envelope.code;
    this.reason = envelope.reason;
    this.fields = envelope.fields ?? {};
    this.requestId = envelope.requestId;
  }
}

/** The data of a reply, held against the contract. Throws `RefusedCall`. */
export const unwrap = async <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, response: Response): Promise<R> => {
  const envelope: unknown = await response.json();
  if (!response.ok) throw new RefusedCall(response.status, z.parse(FailureEnvelope, envelope));
  const { data } = z.parse(z.object({ code: z.literal(OK), message: z.literal(''), data: z.unknown() }), envelope);
  return z.parse(endpoint.reply, data);
};
