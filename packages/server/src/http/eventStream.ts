import type { StreamEvent } from './serve.js';

export interface EventStreamOptions {
  readonly events: AsyncIterable<StreamEvent>;
  /** Aborts what feeds the stream; aborted in turn when the reader leaves. */
  readonly abort: AbortController;
  /** Told when the events end with an error; answers the words for the reader. */
  readonly onError: (error: unknown) => string;
  /** Milliseconds between heartbeat comments. Default 15 s. */
  readonly heartbeat?: number;
}

const encoder = new TextEncoder();

const encode = ({ id, event, data }: StreamEvent): Uint8Array =>
  encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** True for what a call with `as: 'events'` has to answer. */
export const isEvents = (answer: unknown): answer is AsyncIterable<StreamEvent> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/** Sends events as they come. Reads the next only when the reader keeps up. */
export const eventStream = ({ events, abort, onError, heartbeat = 15_000 }: EventStreamOptions): Response => {
  const iterator = events[Symbol.asyncIterator]();
  let beat: NodeJS.Timeout | undefined;

  const leave = () => {
    clearInterval(beat);
    abort.abort();
    // Not awaited: a generator that waits for something returns only once that has come.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  };

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(': open\n\n'));
      beat = setInterval(() => controller.enqueue(encoder.encode(': beat\n\n')), heartbeat);
      beat.unref();
      const onAbort = () => {
        clearInterval(beat);
        void Promise.resolve(iterator.return?.()).catch(() => undefined);
        try {
          controller.close();
        } catch {
          // Already closed by its own end.
        }
      };
      if (abort.signal.aborted) onAbort();
      else abort.signal.addEventListener('abort', onAbort, { once: true });
    },
    pull: async (controller) => {
      let last: Uint8Array | null = null;
      try {
        const next = await iterator.next();
        if (abort.signal.aborted) return;
        if (!next.done) return controller.enqueue(encode(next.value));
      } catch (error) {
        if (abort.signal.aborted) return;
        last = encode({ event: 'error', data: { message: onError(error) } });
      }
      clearInterval(beat);
      if (last) controller.enqueue(last);
      controller.close();
    },
    cancel: leave,
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
