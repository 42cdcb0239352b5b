import { ABORTED, catalogue, UNEXPECTED_REPLY, UNREACHABLE } from '@console/base';
import * as z from 'zod/mini';
import { ApiError } from '../client/ApiError.js';
import { buildRequest } from '../client/buildRequest.js';
import { readFailure } from '../client/readFailure.js';
import type { Endpoint } from '../contract/endpoint.js';
import { eventStreamParser, type ServerSentEvent } from './eventStreamParser.js';

export interface StreamOptions<Event> {
  onEvent: (event: Event, id: number | null) => void;
  /** True for the event after which there is nothing more to come. Until then a lost connection is taken up again. */
  isLast: (event: Event) => boolean;
  signal: AbortSignal;
  /** Begin after this event. */
  lastEventId?: number;
  /** Milliseconds of silence after which the connection counts as lost. Default 45000; the server sends a heartbeat every 15 s. */
  silence?: number;
  /** Told when the connection was lost, and when it is there again. */
  onConnection?: (connected: boolean) => void;
}

export interface StreamRequest<P, Q, B, Event> {
  entry: Endpoint<P, Q, B, Event>;
  input: object;
  origin: string;
  /** Sent with every connection: a stream stays that of whoever opened it. */
  headers: Readonly<Record<string, string>>;
  /** Whether cookies go to another origin, too. Default true. */
  cookies?: boolean;
  options: StreamOptions<Event>;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const MOST_TRIES = 8;

const aborted = () => new ApiError({ status: 0, code: ABORTED, message: ABORTED });

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(aborted());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const failureOf = async (response: Response): Promise<ApiError> =>
  readFailure(response.status, jsonOf(await response.text()), response.headers.get('x-request-id') ?? undefined);

const unreadable = (cause: unknown) =>
  new ApiError({ status: 200, code: UNEXPECTED_REPLY, message: catalogue.serverError, entry: 'serverError', cause });

/** The numbers our events are counted by; null for ids of other kinds. */
const numberOf = (id: string): number | null => (/^\d+$/.test(id) ? Number(id) : null);

const TEMPORARY = new Set([502, 503, 504]);

/** Thrown inside where the connection, and not the program, is at fault. */
class ConnectionLost extends Error {}

const orLost = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw new ConnectionLost('connection lost', { cause: error });
  });

/** Reads an event stream to its end, taking it up again after the last event seen whenever the connection is lost. */
export const openStream = async <P, Q, B, Event>({
  entry,
  input,
  origin,
  headers,
  cookies = true,
  options,
}: StreamRequest<P, Q, B, Event>): Promise<void> => {
  const { onEvent, isLast, signal, silence = 45_000, onConnection } = options;
  let lastEventId = options.lastEventId === undefined ? '' : String(options.lastEventId);
  /** What the connection of now was asked to go on after. */
  let resumedAfter = lastEventId;
  let firstDelay = FIRST_DELAY;
  let ended = false;
  let tries = 0;

  /** Whether an event stands where an earlier connection has already been: some servers begin anew each time. */
  const isRepeated = (id: string): boolean => {
    const [number, before] = [numberOf(id), numberOf(resumedAfter)];
    return resumedAfter !== '' && (id === resumedAfter || (number !== null && before !== null && number <= before));
  };

  const take = (received: ServerSentEvent): void => {
    if (ended || signal.aborted || isRepeated(received.lastEventId)) return;
    const parsed = z.core.safeParse(entry.reply, { event: received.type, data: jsonOf(received.data) });
    // Kinds of event that this version doesn't know are passed over.
    if (!parsed.success) return;
    // Only what brings the stream forward makes a connection a good one. One that can't be taken up again doesn't.
    if (received.lastEventId !== '') tries = 0;
    ended = isLast(parsed.data);
    onEvent(parsed.data, numberOf(received.lastEventId));
  };

  const connect = async (connection: AbortSignal): Promise<ReadableStream<string> | null> => {
    const { method, url, body } = buildRequest(entry, input);
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams);
    resumedAfter = lastEventId;
    const response = await orLost(
      fetch(origin + url, {
        method,
        credentials: cookies ? 'include' : 'same-origin',
        cache: 'no-store',
        signal: connection,
        headers: {
          ...headers,
          Accept: 'text/event-stream',
          ...(isJson && { 'Content-Type': 'application/json' }),
          ...(lastEventId !== '' && { 'Last-Event-ID': lastEventId }),
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      }),
    );
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const failure = await orLost(failureOf(response));
      // A server that is starting, or a gateway that has lost it; what gives a reason of its own has decided.
      const temporary = TEMPORARY.has(failure.status) && failure.reason === undefined;
      throw temporary ? new ConnectionLost(failure.message) : failure;
    }
    return response.body?.pipeThrough(new TextDecoderStream()) ?? null;
  };

  const readOnce = async (): Promise<void> => {
    const connection = new AbortController();
    const letGo = () => connection.abort();
    signal.addEventListener('abort', letGo, { once: true });
    let timer = setTimeout(letGo, silence);
    try {
      const stream = await connect(connection.signal);
      if (stream === null) return;
      onConnection?.(true);
      const received: ServerSentEvent[] = [];
      const { feed } = eventStreamParser({
        onEvent: (event) => received.push(event),
        onId: (id) => {
          lastEventId = id;
        },
        onRetry: (milliseconds) => {
          firstDelay = Math.min(LONGEST_DELAY, milliseconds);
        },
      });
      const reader = stream.getReader();
      while (!ended) {
        const { done, value } = await orLost(reader.read());
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(letGo, silence);
        try {
          feed(value);
        } catch (error) {
          throw unreadable(error);
        }
        for (const event of received.splice(0)) take(event);
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', letGo);
      letGo();
    }
  };

  while (!ended) {
    if (signal.aborted) throw aborted();
    try {
      await readOnce();
    } catch (error) {
      if (signal.aborted) throw aborted();
      if (!(error instanceof ConnectionLost)) throw error;
    }
    if (ended) return;
    tries += 1;
    onConnection?.(false);
    // Asking again would ask twice; only a read may be taken up again.
    if (tries > MOST_TRIES || entry.kind === 'write') {
      throw new ApiError({ status: 0, code: UNREACHABLE, message: catalogue.busy, entry: 'busy' });
    }
    await wait(Math.min(LONGEST_DELAY, firstDelay * 2 ** (tries - 1)) * (0.75 + Math.random() / 2), signal);
  }
};
