import type { StreamEvent } from './serve.js';

export interface EventStreamOptions {
  readonly events: AsyncIterable<StreamEvent>;
  /** Aborts what feeds the stream; aborted in turn when the reader leaves. */
  readonly abort: AbortController;
  /** Told of each event before it is sent; may throw. */
  readonly check?: (event: StreamEvent) => void;
  /** Told once nothing more is sent. */
  readonly onEnd?: () => void;
  /** Told when the events end with an error; answers the words for the reader. */
  readonly onError: (error: unknown) => string;
  /** Milliseconds between heartbeat comments. Default 15 s. */
  readonly heartbeat?: number;
}

/** Out of a pool, where an encoder's bytes would each have memory of their own. */
const bytes = (text: string): Uint8Array => Buffer.from(text);

const encode = ({ id, event, data }: StreamEvent): Uint8Array =>
  bytes(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** True for what a call with `as: 'events'` has to answer. */
export const isEvents = (answer: unknown): answer is AsyncIterable<StreamEvent> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/** Sends events as they come. Reads the next only when the reader keeps up. */
export const eventStream = (options: EventStreamOptions): Response => {
  const { events, abort, check, onEnd, onError, heartbeat = 15_000 } = options;
  const iterator = events[Symbol.asyncIterator]();
  let beat: NodeJS.Timeout | undefined;
  let ended = false;

  const end = (controller: ReadableStreamDefaultController<Uint8Array> | null) => {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    controller?.close();
    onEnd?.();
    // Not awaited: a generator that waits for something returns only once that has come.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  };

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes(': open\n\n'));
      if (abort.signal.aborted) return end(controller);
      abort.signal.addEventListener('abort', () => end(controller), { once: true });
      beat = setInterval(() => controller.enqueue(bytes(': beat\n\n')), heartbeat);
      beat.unref();
    },
    pull: async (controller) => {
      try {
        const next = await iterator.next();
        if (ended) return;
        if (!next.done) {
          check?.(next.value);
          return controller.enqueue(encode(next.value));
        }
      } catch (error) {
        if (ended) return;
        controller.enqueue(encode({ event: 'error', data: { message: onError(error) } }));
      }
      end(controller);
    },
    cancel: () => {
      end(null);
      abort.abort();
    },
  });

  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      // Tells nginx not to hold events back.
      'x-accel-buffering': 'no',
    },
  });
};
