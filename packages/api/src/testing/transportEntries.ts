import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.js';

const common = { kind: 'write', needs: 'public', origin: 'ours' } as const;
const fields = z.strictObject({ name: z.string(), tags: z.optional(z.array(z.string())) });
const reply = z.looseObject({ method: z.string(), type: z.string(), body: z.string() });

/** One call for each way of sending; the test server answers what it received. */
export const postForm = endpoint({ ...common, method: 'POST', path: '/echo', body: fields, encoding: 'form', reply });
export const putForm = endpoint({ ...common, method: 'PUT', path: '/echo', body: fields, encoding: 'form', reply });
export const putJson = endpoint({ ...common, method: 'PUT', path: '/echo', body: fields, reply });
export const upload = endpoint({
  ...common,
  method: 'POST',
  path: '/echo',
  body: z.strictObject({ name: z.string(), file: z.file() }),
  encoding: 'multipart',
  reply,
});
export const spreadsheet = endpoint({
  ...common,
  kind: 'read',
  method: 'GET',
  path: '/spreadsheet',
  query: z.strictObject({ month: z.string() }),
  reply: z.unknown(),
  as: 'blob',
});
export const slowUpload = endpoint({ ...upload, path: '/never', body: upload.body, reply: z.unknown() });
