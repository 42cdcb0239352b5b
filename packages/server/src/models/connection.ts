import { failureOf, ModelError } from './modelError.js';

/** Where an OpenAI-compatible service is, and how long it may be silent. */
export interface Connection {
  /**
   * Address of the service, e.g. `http://localhost:11434`, `https://api.example.com/v1` or
   * `https://example.com/api/paas/v4`. `/v1` is added where the path names no version; a full address that ends in
   * `/chat/completions` or `/embeddings` is understood too. A query (`?api-version=…`) is kept.
   */
  readonly baseUrl: string;
  /** Sent as a bearer token. Left out or empty: no Authorization header. */
  readonly apiKey?: string;
  /** Name of the model, as the service knows it. */
  readonly model: string;
  /** Milliseconds until the first byte. Default 60,000. */
  readonly firstByteMs?: number;
  /** Milliseconds without a byte after that. Default 60,000. */
  readonly idleMs?: number;
}

const SILENCE = 60_000;
const ERROR_WORDS = 4_000;

/** Address of one call. Throws, without repeating it, where `baseUrl` is no http address or holds a password. */
export const callUrl = (baseUrl: string, call: 'chat/completions' | 'embeddings'): string => {
  let url: URL;
  try {
    url = new URL(baseUrl.trim());
  } catch {
    throw new Error('the address of the model service is not a URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('the model service must be http or https');
  if (url.username !== '' || url.password !== '') {
    throw new Error('the address of the model service must not hold a password; use the key setting');
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|embeddings)$/, '');
  const versioned = /\/v\d[^/]*(\/|$)/.test(path) ? path : `${path}/v1`;
  url.pathname = `${versioned}/${call}`;
  url.hash = '';
  return url.href;
};

/** One request under way: its bytes as they come, and what to do with them when they do not. */
export interface Reply {
  readonly type: string;
  /** Throws `ModelError` on silence, a broken connection and more than `limit` bytes. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

const readWords = async (response: Response): Promise<string> => {
  let words = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      words += decoder.decode(chunk, { stream: true });
      if (words.length > ERROR_WORDS) break;
    }
  } catch {
    // The status says enough.
  }
  return words.slice(0, ERROR_WORDS);
};

/**
 * Posts `body` and hands `use` the reply. When `use` ends, throws or is left early, when `signal` aborts and when the
 * service falls silent, the connection is closed: nothing goes on being written upstream.
 */
export async function* post<T>(
  connection: Connection,
  url: string,
  body: object,
  signal: AbortSignal,
  limit: number,
  use: (reply: Reply) => AsyncIterable<T>,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const silent = new AbortController();
  const closed = new AbortController();
  let timer = setTimeout(() => silent.abort(), connection.firstByteMs ?? SILENCE);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), connection.idleMs ?? SILENCE);
  };
  const toModelError = (error: unknown): unknown => {
    if (signal.aborted) return signal.reason;
    if (silent.signal.aborted) return new ModelError('timed_out');
    return error instanceof ModelError ? error : new ModelError('unreachable');
  };
  const read = async function* (response: Response): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const chunk of response.body ?? []) {
        heard();
        size += chunk.byteLength;
        if (size > limit) throw new ModelError('bad_reply', response.status);
        yield chunk;
      }
    } catch (error) {
      throw toModelError(error);
    }
  };
  try {
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(connection.apiKey ? { authorization: `Bearer ${connection.apiKey}` } : {}),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, silent.signal, closed.signal]),
      });
    } catch (error) {
      throw toModelError(error);
    }
    heard();
    if (!response.ok) throw new ModelError(failureOf(response.status, await readWords(response)), response.status);
    yield* use({ type: response.headers.get('content-type') ?? '', chunks: read(response) });
  } finally {
    clearTimeout(timer);
    closed.abort();
  }
}

/** The whole reply as JSON. */
export const readJson = async (reply: Reply): Promise<unknown> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.chunks) text += decoder.decode(chunk, { stream: true });
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new ModelError('bad_reply');
  }
};
