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

/** False for an address that no call could be made from. */
export const isUsableAddress = (baseUrl: string): boolean => {
  try {
    callUrl(baseUrl, 'embeddings');
    return true;
  } catch {
    return false;
  }
};

/** One request under way: its bytes as they come, and what to do with them when they do not. */
export interface Reply {
  readonly type: string;
  /** Throws `ModelError` on silence, a broken connection and more than `limit` bytes. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const readWords = async (next: () => Promise<Uint8Array | null>): Promise<string> => {
  let words = '';
  const decoder = new TextDecoder();
  try {
    for (let chunk = await next(); chunk !== null && words.length < ERROR_WORDS; chunk = await next()) {
      words += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The status says enough.
  }
  return words.slice(0, ERROR_WORDS);
};

const doNothing = (): void => undefined;

/** Rejects when `signal` aborts or nothing was heard for too long. */
const patience = (signal: AbortSignal, firstByteMs: number, idleMs: number) => {
  let giveUp: (reason: unknown) => void = doNothing;
  const lost = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  lost.catch(() => undefined);
  const onSilence = () => giveUp(new ModelError('timed_out'));
  const onAbort = () => giveUp(signal.reason);
  let timer = setTimeout(onSilence, firstByteMs);
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, lost]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, idleMs);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    },
  };
};

const unreachable = (): never => {
  throw new ModelError('unreachable');
};

/**
 * Posts `body` and hands `read` the reply. When `read` ends, throws or is left early, when `signal` aborts and when the
 * service falls silent, the connection is closed: nothing goes on being written upstream.
 */
export async function* post<T>(
  { apiKey, firstByteMs = SILENCE, idleMs = SILENCE }: Connection,
  url: string,
  body: object,
  signal: AbortSignal,
  limit: number,
  read: (reply: Reply) => AsyncIterable<T>,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const { within, heard, end } = patience(signal, firstByteMs, idleMs);
  // fetch forgets its signal once memory was tidied up between two pieces; so the reader is cancelled as well.
  const connection = new AbortController();
  let reader: Reader | undefined;
  const next = async (): Promise<Uint8Array | null> => {
    const { value } = (await within(reader?.read().catch(unreachable) ?? unreachable())) ?? {};
    heard();
    return value ?? null;
  };
  const asked = fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: connection.signal,
  });
  try {
    const response = await within(asked.catch(unreachable));
    heard();
    reader = response.body?.getReader();
    if (!response.ok) throw new ModelError(failureOf(response.status, await readWords(next)), response.status);
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      let size = 0;
      for (let chunk = await next(); chunk !== null; chunk = await next()) {
        size += chunk.byteLength;
        if (size > limit) throw new ModelError('bad_reply', response.status);
        yield chunk;
      }
    };
    yield* read({ type: response.headers.get('content-type') ?? '', chunks: chunks() });
  } finally {
    end();
    connection.abort();
    if (reader === undefined) asked.then((late) => late.body?.cancel()).catch(() => undefined);
    else reader.cancel().catch(() => undefined);
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
