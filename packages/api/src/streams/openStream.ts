import { ABORTED, catalogue, UNREACHABLE } from '@console/base';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { ApiError } from '../client/ApiError.js';
import { buildRequest } from '../client/buildRequest.js';
import { readFailure } from '../client/readFailure.js';
import type { Endpoint } from '../contract/endpoint.js';

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
  headers: () => Record<string, string>;
  options: StreamOptions<Event>;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const MOST_TRIES = 8;

const aborted = () => new ApiError({ status: 0, code: ABORTED, message: ABORTED });

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(aborted());
      },
      { once: true },
    );
  });

const failureOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return readFailure(response.status, body, response.headers.get('x-request-id') ?? undefined);
};

/** Reads an event stream to its end, taking it up again after the last event seen whenever the connection is lost. */
export const openStream = async <P, Q, B, Event>({
  entry,
  input,
  origin,
  headers,
  options,
}: StreamRequest<P, Q, B, Event>): Promise<void> => {
  const { onEvent, isLast, signal, silence = 45_000, onConnection } = options;
  let lastEventId = options.lastEventId ?? null;
  let ended = false;
  let tries = 0;

  const readOnce = async (): Promise<void> => {
    const quiet = new AbortController();
    const either = AbortSignal.any([signal, quiet.signal]);
    let timer = setTimeout(() => quiet.abort(), silence);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silence);
    };
    try {
      const { method, url, body } = buildRequest(entry, input);
      const response = await fetch(origin + url, {
        method,
        credentials: 'include',
        cache: 'no-store',
        signal: either,
        headers: {
          ...headers(),
          Accept: 'text/event-stream',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(lastEventId !== null && { 'Last-Event-ID': String(lastEventId) }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        throw await failureOf(response);
      }
      if (response.body === null) return;
      onConnection?.(true);
      const parser = createParser({
        onEvent: ({ event, data, id }) => {
          if (ended) return;
          const parsed = z.core.safeParse(entry.reply, { event: event ?? 'message', data: JSON.parse(data) });
          const number = id === undefined ? null : Number(id);
          if (number !== null) lastEventId = number;
          tries = 0;
          // Kinds of event that this version doesn't know are passed over.
          if (!parsed.success) return;
          ended = isLast(parsed.data);
          onEvent(parsed.data, number);
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      while (!ended) {
        const { done, value } = await reader.read();
        if (done) return;
        heard();
        parser.feed(value);
      }
      await reader.cancel();
    } finally {
      clearTimeout(timer);
    }
  };

  while (!ended) {
    if (signal.aborted) throw aborted();
    try {
      await readOnce();
    } catch (error) {
      if (signal.aborted) throw aborted();
      if (error instanceof ApiError) throw error;
    }
    if (ended) return;
    tries += 1;
    onConnection?.(false);
    // Asking again would ask twice; only a read may be taken up again.
    if (tries > MOST_TRIES || entry.kind === 'write') {
      throw new ApiError({ status: 0, code: UNREACHABLE, message: catalogue.busy, entry: 'busy' });
    }
    await wait(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1)) * (0.75 + Math.random() / 2), signal);
  }
};
