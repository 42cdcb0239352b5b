import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Connection } from './connection.js';
import { failureOf, ModelError } from './modelError.js';

const SILENCE = 60_000;
const ERROR_WORDS = 4_000;
/** Milliseconds for which a connection without a call is kept: less than services keep theirs. */
const UNUSED = 4_000;

const unused = { keepAlive: true, timeout: UNUSED };
const ways = {
  'http:': { send: httpRequest, agent: new HttpAgent(unused) },
  'https:': { send: httpsRequest, agent: new HttpsAgent(unused) },
};

/** Makes of the bytes of a reply, as they come, what the caller wants. May throw `ModelError`. */
export interface ReplyReader {
  push(bytes: Uint8Array): void;
  /** The reply has ended. */
  end(): void;
  /** True once nothing more is wanted. */
  done(): boolean;
}

/** Begins to read a reply of this content type; whatever `tell` is given goes to the caller. */
export type ReadReply<T> = (type: string, tell: (part: T) => void) => ReplyReader;

const ask = (url: URL, { apiKey }: Connection, body: string): ClientRequest => {
  const { send, agent } = ways[url.protocol === 'https:' ? 'https:' : 'http:'];
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
    'user-agent': 'console-server',
    ...(apiKey?.trim() ? { authorization: `Bearer ${apiKey.trim()}` } : {}),
  };
  try {
    return send(url, { method: 'POST', agent, headers }).end(body);
  } catch {
    // A key that no header can hold.
    throw new ModelError('unreachable');
  }
};

/** What has come and was not yet fetched, and how it ended. One may wait for more at a time. */
const inbox = <T>() => {
  let parts: T[] = [];
  let outcome: { readonly error?: unknown } | undefined;
  let wake: (() => void) | undefined;
  const notice = () => {
    wake?.();
    wake = undefined;
  };
  return {
    over: () => outcome !== undefined,
    add: (part: T) => {
      if (outcome !== undefined) return;
      parts.push(part);
      notice();
    },
    /** The first end counts. */
    end: (how: { readonly error?: unknown }) => {
      outcome ??= how;
      notice();
    },
    /** Ends it with an error whatever came before, and lets go of what was not fetched. */
    cut: (error: unknown) => {
      parts = [];
      outcome = { error };
      notice();
    },
    /** What has come; empty after the end. Throws the error that it ended with. */
    fetch: async (): Promise<readonly T[]> => {
      if (parts.length === 0 && outcome === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const fetched = parts;
      parts = [];
      if (fetched.length === 0 && outcome !== undefined && 'error' in outcome) throw outcome.error;
      return fetched;
    },
  };
};

/**
 * Posts `body` and hands the reply to a reader. Bytes are read as they come, without a promise for each: a thousand answers
 * bring ten thousand pieces a second. When the reply ends, when the caller leaves early, when `signal` aborts and when the
 * service falls silent, the connection is closed: nothing goes on being written upstream.
 */
export async function* post<T>(
  connection: Connection,
  url: string,
  body: object,
  signal: AbortSignal,
  limit: number,
  read: ReadReply<T>,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const { firstByteMs = SILENCE, idleMs = SILENCE } = connection;
  const request = ask(new URL(url), connection, JSON.stringify(body));
  const come = inbox<T>();
  const fail = (error: unknown) => come.end({ error });
  const lost = () => fail(new ModelError('unreachable'));
  let onSilence = () => fail(new ModelError('timed_out'));
  let timer = setTimeout(() => onSilence(), firstByteMs);

  const readRefusal = (response: IncomingMessage, status: number): void => {
    let words = '';
    const refuse = () => fail(new ModelError(failureOf(status, words), status));
    onSilence = refuse;
    response.setEncoding('utf8').on('data', (part: string) => {
      words = (words + part).slice(0, ERROR_WORDS);
      if (words.length === ERROR_WORDS) refuse();
    });
    response.on('close', refuse);
  };

  const readWanted = (response: IncomingMessage, status: number): void => {
    const reader = read(response.headers['content-type'] ?? '', come.add);
    const attempt = (work: () => void) => {
      try {
        if (!come.over()) work();
        if (reader.done()) come.end({});
      } catch (error) {
        fail(error);
      }
    };
    let size = 0;
    response.on('data', (bytes: Uint8Array) => {
      timer.refresh();
      size += bytes.byteLength;
      if (size > limit) fail(new ModelError('bad_reply', status));
      attempt(() => reader.push(bytes));
    });
    response.on('end', () =>
      attempt(() => {
        reader.end();
        come.end({});
      }),
    );
    response.on('close', lost);
  };

  request.on('error', lost);
  request.on('response', (response: IncomingMessage) => {
    clearTimeout(timer);
    timer = setTimeout(() => onSilence(), idleMs);
    response.on('error', lost);
    const { statusCode: status = 0 } = response;
    // A key must not travel on to wherever a redirect points.
    if (status >= 300 && status < 400) lost();
    else if (status < 200 || status >= 400) readRefusal(response, status);
    else readWanted(response, status);
  });
  const onAbort = () => come.cut(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (let parts = await come.fetch(); parts.length > 0; parts = await come.fetch()) yield* parts;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    come.end({});
    request.destroy();
  }
}

/** Reads the whole reply as JSON, and hands it to `take`. */
export const wholeJson = (take: (value: unknown) => void): ReplyReader => {
  const decoder = new TextDecoder();
  let text = '';
  return {
    push: (bytes) => {
      text += decoder.decode(bytes, { stream: true });
    },
    end: () => {
      let value: unknown;
      try {
        value = JSON.parse(text + decoder.decode());
      } catch {
        throw new ModelError('bad_reply');
      }
      take(value);
    },
    done: () => false,
  };
};
