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

/** Makes of the bytes of a reply, as they come, what the caller wants. What it throws ends the call. */
export interface ReplyReader {
  push(bytes: Uint8Array): void;
  /** The reply has ended. */
  end(): void;
  /** True once nothing more is wanted. */
  done(): boolean;
}

/** Begins to read a reply of this content type. */
export type ReadReply = (type: string) => ReplyReader;

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

/** Reads what a service says of its refusal, and tells it as soon as that is known well enough. */
const readRefusal = (response: IncomingMessage, status: number, tell: (error: ModelError) => void): (() => void) => {
  let words = '';
  const refuse = () => tell(new ModelError(failureOf(status, words), status));
  response.setEncoding('utf8').on('data', (part: string) => {
    words = (words + part).slice(0, ERROR_WORDS);
    if (words.length === ERROR_WORDS) refuse();
  });
  response.on('close', refuse);
  return refuse;
};

/**
 * Posts `body` and hands the reply to a reader, at most `limit` bytes of it. Bytes are read as they come, without a promise
 * for each: a thousand answers bring ten thousand pieces a second. Resolves when the reply has ended or its reader is done;
 * throws `ModelError`, and the signal's reason when it aborts. However it ends, the connection is closed where more was to
 * come: nothing goes on being written upstream.
 */
export const post = async (
  connection: Connection,
  url: string,
  body: object,
  signal: AbortSignal,
  limit: number,
  read: ReadReply,
): Promise<void> => {
  signal.throwIfAborted();
  if (connection.keyLost === true) throw new ModelError('key_lost');
  const { firstByteMs = SILENCE, idleMs = SILENCE } = connection;
  const request = ask(new URL(url), connection, JSON.stringify(body));
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      let over = false;
      const fail = (error: unknown) => {
        over = true;
        reject(error);
      };
      const lost = () => fail(new ModelError('unreachable'));
      let onSilence = () => fail(new ModelError('timed_out'));
      timer = setTimeout(() => onSilence(), firstByteMs);
      onAbort = () => fail(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });

      const readWanted = (response: IncomingMessage, status: number): void => {
        const reader = read(response.headers['content-type'] ?? '');
        let size = 0;
        const attempt = (work: () => void) => {
          if (over) return;
          try {
            work();
            if (!reader.done()) return;
            over = true;
            resolve();
          } catch (error) {
            fail(error);
          }
        };
        response.on('data', (bytes: Uint8Array) =>
          attempt(() => {
            timer?.refresh();
            size += bytes.byteLength;
            if (size > limit) throw new ModelError('bad_reply', status);
            reader.push(bytes);
          }),
        );
        response.on('end', () =>
          attempt(() => {
            reader.end();
            resolve();
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
        else if (status < 200 || status >= 400) onSilence = readRefusal(response, status, fail);
        else readWanted(response, status);
      });
    });
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
    request.destroy();
  }
};

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
