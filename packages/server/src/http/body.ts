import { fieldsFromText } from '@console/api/contract/fieldsFromText';
import { fail } from './failure.js';
import { readForm } from './form.js';
import type { Route } from './serve.js';

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Reads nothing beyond the limit. */
const limited = (request: Request, limit: number): { request: Request; exceeded: () => boolean } => {
  let exceeded = Number(request.headers.get('content-length') ?? 0) > limit;
  if (exceeded || request.body === null || request.headers.has('content-length')) {
    return { request, exceeded: () => exceeded };
  }
  let size = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        size += part.byteLength;
        exceeded = size > limit;
        if (exceeded) controller.error(new Error('body too large'));
        else controller.enqueue(part);
      },
    }),
  );
  const copy: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: counted,
    duplex: 'half',
  };
  return { request: new Request(request.url, copy), exceeded: () => exceeded };
};

const json = (text: string): unknown => (text.trim() === '' ? {} : JSON.parse(text));

/** A body that was read. */
export interface ReadBody {
  readonly value: unknown;
  /** Forgets its files, once the call is over. */
  readonly dispose: () => Promise<void>;
}

const nothingToForget = async (): Promise<void> => undefined;

/** Reads the body as its entry says it travels. Throws `invalid_request` and `file_too_large`. */
export const readBody = async (raw: Request, { endpoint, bodyLimit }: Route): Promise<ReadBody> => {
  const { body, encoding = 'json' } = endpoint;
  const { request, exceeded } = limited(raw, bodyLimit);
  const tooLarge = () => fail('file_too_large', { values: { limit: megabytes(bodyLimit) } });
  if (exceeded()) throw tooLarge();
  if (body === undefined) return { value: {}, dispose: nothingToForget };
  try {
    if (encoding === 'json') return { value: json(await request.text()), dispose: nothingToForget };
    if (encoding === 'form') return { value: fieldsFromText(body, await request.formData()), dispose: nothingToForget };
    const form = await readForm(request);
    return { value: fieldsFromText(body, form.entries), dispose: form.dispose };
  } catch (error) {
    if (exceeded()) throw tooLarge();
    // Besides a malformed body, only a caller who left in the middle ends up here.
    if (error instanceof SyntaxError || error instanceof TypeError) throw fail('invalid_request');
    throw error;
  }
};
