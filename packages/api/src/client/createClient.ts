import {
  ABORTED,
  catalogue,
  type CatalogueEntry,
  OK,
  REQUEST_TIMEOUT,
  TIMED_OUT,
  UNEXPECTED_REPLY,
  UNREACHABLE,
} from '@console/base';
import axios, { type AxiosProgressEvent, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import * as z from 'zod/mini';
import type { Endpoint, FileEndpoint, Input, JsonEndpoint, StreamEndpoint } from '../contract/endpoint.js';
import { openStream, type StreamOptions } from '../streams/openStream.js';
import { absentCalls, isAbsence } from './absentCalls.js';
import { ApiError, asApiError } from './ApiError.js';
import { buildRequest } from './buildRequest.js';
import { identities } from './identities.js';
import { type Origins, originsOf } from './origins.js';
import { Envelope, readFailure } from './readFailure.js';
import { type SessionEvents, sessionGuard } from './sessionGuard.js';

export interface ClientOptions extends SessionEvents {
  /** Where the backend is: one address, or one for each prefix of paths. Default: the page's own origin. */
  origin?: Origins;
  /** Token that arrived from another platform. Goes before the stored one. */
  foreignToken?: () => string | null;
  /** Token of this app's own sign-in. */
  storedToken?: () => string | null;
  /** What the server should write its messages in. */
  language?: () => string;
  /** The fixed messages of the error catalogue in another language. Default: Chinese, as the catalogue words them. */
  words?: (entry: CatalogueEntry) => string;
  /** Milliseconds until a call is given up. Default 300000. */
  timeout?: number;
  /** Told when something was pressed that stands on a call which the backend lacks. What offered it goes meanwhile. */
  onAbsent?: () => void;
  /** Whether cookies go along, for a gateway in front that wants its own. No for pages that only an embed key names. Default true. */
  cookies?: boolean;
  /** Waited for before each call; what it throws is how the call fails. Default: nothing. */
  before?: (call: Pick<Endpoint, 'method' | 'path'>) => Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Shows no message: the view that called shows the error in its place. */
  quiet?: boolean;
  /** Bytes sent so far, for uploads. `total` is 0 where it isn't known. */
  onProgress?: (progress: { loaded: number; total: number }) => void;
  /** Milliseconds until it is given up; 0: never, such as for a file that takes as long as it takes. Default: the client's. */
  timeout?: number;
}

export interface Client {
  /** Makes one call and answers its unwrapped data. Rejects with `ApiError`, always. */
  call<P, Q, B, R>(
    entry: JsonEndpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    options?: CallOptions,
  ): Promise<R>;
  /** Makes a call that answers a file. */
  download<P, Q, B, R>(
    entry: FileEndpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    options?: CallOptions,
  ): Promise<Blob>;
  /** Opens a stream and keeps it open through lost connections. Resolves when it has ended, rejects with `ApiError`. */
  stream<P, Q, B, R>(
    entry: StreamEndpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    options: StreamOptions<R>,
  ): Promise<void>;
  /** Whether the backend has answered that it has no such call. Forgotten when the token changes. */
  lacks: (call: Pick<Endpoint, 'method' | 'path' | 'origin' | 'fails'>) => boolean;
  /** Told when `lacks` may answer otherwise than before. Answers what ends it. */
  onLack: (listener: () => void) => () => void;
  /** A number for as whom calls are made now, another one with each change of the token. Tells nothing of the token. */
  identity: () => number;
  /** Told when `identity` answers otherwise than before. Answers what ends it. */
  onIdentity: (listener: () => void) => () => void;
}

const jsonOf = async (data: unknown): Promise<unknown> => {
  const text = data instanceof Blob ? await data.text() : data;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const requestIdOf = (response: AxiosResponse): string | undefined => {
  const id: unknown = response.headers['x-request-id'];
  return typeof id === 'string' ? id : undefined;
};

/** False for words where a file should be: an envelope, or the page of some proxy. */
const isFile = ({ headers }: AxiosResponse): boolean => {
  const type = String(headers['content-type'] ?? '');
  const disposition = String(headers['content-disposition'] ?? '');
  return /^attachment/i.test(disposition) || !/^(application\/json|text\/html)/i.test(type);
};

const unexpected = (response: AxiosResponse, cause: unknown): ApiError => {
  const requestId = requestIdOf(response);
  return new ApiError({
    status: response.status,
    code: UNEXPECTED_REPLY,
    message: catalogue.serverError,
    entry: 'serverError',
    ...(requestId !== undefined && { requestId }),
    cause,
  });
};

/** A failure before any reply. What axios knows of the request stays out of it: it holds the token. */
const withoutReply = (error: unknown): ApiError => {
  const code = isAxiosError(error) ? error.code : undefined;
  // The browser itself gives calls up, too, where the reader leaves the page or stops loading it.
  if (isCancel(error) || code === 'ECONNABORTED') return new ApiError({ status: 0, code: ABORTED, message: ABORTED });
  if (code === 'ETIMEDOUT') {
    return new ApiError({ status: 0, code: TIMED_OUT, message: catalogue.timedOut, entry: 'timedOut' });
  }
  return new ApiError({ status: 0, code: UNREACHABLE, message: catalogue.busy, entry: 'busy' });
};

/** The client every call goes through. It shows nothing and goes nowhere: the app is told and decides. */
export const createClient = (options: ClientOptions = {}): Client => {
  z.config({ jitless: true });
  const {
    origin = '',
    foreignToken,
    storedToken,
    language,
    words,
    onAbsent,
    before,
    cookies = true,
    timeout = REQUEST_TIMEOUT,
  } = options;
  const originOf = originsOf(origin);
  const http = axios.create({
    timeout,
    withCredentials: cookies,
    validateStatus: () => true,
    // One way of working in browsers and in Node: Node's own adapter knows no blobs.
    adapter: ['xhr', 'fetch'],
    transitional: { clarifyTimeoutError: true, silentJSONParsing: true },
  });
  const token = (): string | null => foreignToken?.() ?? storedToken?.() ?? null;
  const guard = sessionGuard(options, { current: token, isForeign: () => foreignToken?.() != null });

  const headers = (): Record<string, string> => {
    const value = token();
    const wanted = language?.();
    return {
      ...(value !== null && { Authorization: value }),
      ...(wanted !== undefined && { 'Accept-Language': wanted }),
    };
  };

  const caller = identities(token);
  const absent = absentCalls(caller.current);

  const attempt = async <T>(
    call: Pick<Endpoint, 'method' | 'path' | 'origin' | 'fails' | 'changesIdentity'>,
    quiet: boolean,
    work: (identity: Record<string, string>) => Promise<T>,
  ): Promise<T> => {
    const { method, path } = call;
    const usedToken = token();
    caller.current();
    // Whoever calls may forget the token right after: the call is still made as the one who made it.
    const identity = headers();
    try {
      await before?.({ method, path });
      const reply = await work(identity);
      if (call.changesIdentity === true) caller.change();
      return reply;
    } catch (error) {
      const failure = asApiError(error);
      if (words !== undefined && failure.entry !== undefined) failure.message = words(failure.entry);
      const isAbsent = isAbsence(call, failure);
      if (isAbsent && usedToken === token()) {
        absent.note(call);
        if (!quiet) onAbsent?.();
      }
      // What a backend does not have is left out by whoever offers it, and is nothing that went wrong.
      guard(failure, `${method} ${path}`, { usedToken, quiet: quiet || isAbsent });
      throw failure;
    } finally {
      // What was called may have been signing in or out.
      caller.current();
    }
  };

  const send = async <P, Q, B, R>(
    entry: Endpoint<P, Q, B, R>,
    input: object,
    { signal, onProgress, timeout: own }: CallOptions,
    responseType: 'json' | 'blob',
    identity: Record<string, string>,
  ): Promise<AxiosResponse<unknown>> => {
    const { method, url, body } = buildRequest(entry, input);
    const response = await http
      .request<unknown>({
        method,
        url: originOf(entry.path) + url,
        data: body,
        // Whoever sends a form names its boundary; axios would leave a type of its own there outside browsers.
        headers: { ...identity, ...(body instanceof FormData && { 'Content-Type': false }) },
        responseType,
        ...(signal && { signal }),
        ...(own !== undefined && { timeout: own }),
        ...(onProgress && {
          onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress({ loaded, total: total ?? 0 }),
        }),
      })
      .catch((error: unknown) => {
        throw withoutReply(error);
      });
    if (response.status >= 200 && response.status <= 299) return response;
    throw readFailure(response.status, await jsonOf(response.data), requestIdOf(response));
  };

  return {
    lacks: absent.has,
    onLack: absent.subscribe,
    identity: caller.current,
    onIdentity: caller.subscribe,

    call: (entry, input, callOptions = {}) =>
      attempt(entry, callOptions.quiet ?? false, async (identity) => {
        const response = await send(entry, input, callOptions, 'json', identity);
        const envelope = z.safeParse(Envelope, response.data);
        if (!envelope.success) throw unexpected(response, envelope.error);
        const { code, data: said } = envelope.data;
        if (code !== OK || (entry.needsData === true && !said))
          throw readFailure(response.status, response.data, requestIdOf(response));
        const data = z.core.safeParse(entry.reply, said ?? null);
        if (!data.success) throw unexpected(response, data.error);
        return data.data;
      }),

    download: (entry, input, callOptions = {}) =>
      attempt(entry, callOptions.quiet ?? false, async (identity) => {
        const response = await send(entry, input, callOptions, 'blob', identity);
        if (!(response.data instanceof Blob)) throw unexpected(response, undefined);
        if (isFile(response)) return response.data;
        const envelope = z.safeParse(Envelope, await jsonOf(response.data));
        if (!envelope.success || envelope.data.code === OK) throw unexpected(response, envelope.error);
        throw readFailure(response.status, envelope.data, requestIdOf(response));
      }),

    stream: (entry, input, streamOptions) =>
      attempt(entry, true, (identity) =>
        openStream({ entry, input, origin: originOf(entry.path), headers: identity, cookies, options: streamOptions }),
      ),
  };
};
