import { failureNumbers } from '@console/api/contract/failures';
import { OK } from '@console/base';
import type { FailureDetails } from './failure.js';
import type { FileReply } from './serve.js';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** The envelope of success. */
export const success = (data: unknown): Response =>
  new Response(JSON.stringify({ code: OK, message: '', data: data ?? null }), { headers: jsonHeaders });

export interface FailureReply extends FailureDetails {
  readonly status: number;
  readonly reason: string;
  readonly message: string;
  readonly requestId: string;
}

/** The envelope of a failure. */
export const failure = ({ status, reason, message, requestId, fields, retryAfter }: FailureReply): Response => {
  const { http, code } = failureNumbers(reason, status);
  return new Response(JSON.stringify({ code, message, data: null, reason, requestId, fields }), {
    status: http,
    headers: retryAfter === undefined ? jsonHeaders : { ...jsonHeaders, 'retry-after': String(Math.ceil(retryAfter)) },
  });
};

/** True for what a call with `as: 'blob'` has to answer. */
export const isFileReply = (answer: unknown): answer is FileReply =>
  typeof answer === 'object' &&
  answer !== null &&
  'type' in answer &&
  'body' in answer &&
  (answer.body instanceof Uint8Array || answer.body instanceof ReadableStream);

/** A bare file. It can run nothing, whatever was uploaded. */
export const file = ({ body, type, name, maxAge }: FileReply): Response => {
  const headers = new Headers({
    'content-type': type,
    'cache-control': maxAge === undefined ? 'no-store' : `private, max-age=${maxAge}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (body instanceof Uint8Array) headers.set('content-length', String(body.byteLength));
  if (name !== undefined) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { headers });
};
