import { MessageChannel, type TransferListItem } from 'node:worker_threads';
import Piscina from 'piscina';
import { workerEntry } from '../startWorker.js';
import type { Posted, Told } from './pooled.js';
import { turnstile } from './turnstile.js';

/** The thread did not answer: it took too long, wanted too much memory, or ended. */
export class ThreadGone extends Error {
  override readonly name = 'ThreadGone';
  readonly why: 'timed_out' | 'out_of_memory' | 'ended';

  constructor(why: ThreadGone['why'], cause?: unknown) {
    super(`the thread is gone: ${why}`, { cause });
    this.why = why;
  }
}

export interface PoolOptions {
  /** `new URL('./x.worker.js', import.meta.url)`: exports `pooled(…)` as its default. */
  readonly module: URL;
  /** Threads at most. */
  readonly threads: number;
  /** Megabytes of heap of one thread. */
  readonly memory: number;
  /** Which of those that wait goes first. Default `oldest`. */
  readonly first?: 'oldest' | 'newest';
  /** Milliseconds after which a thread without work ends. Default 30 seconds. */
  readonly idle?: number;
}

export interface RunOptions<Message> {
  /** Milliseconds of work, not counting the wait for a thread. */
  readonly time: number;
  /** Milliseconds without a message. Default: no limit. */
  readonly silence?: number;
  /** Gives up: a thread at work on it ends. */
  readonly signal?: AbortSignal;
  /** A thread is free, and begins. */
  readonly onBegin?: () => void;
  readonly onMessage?: (message: Message) => void;
  /** Moved to the thread rather than copied. */
  readonly transfer?: readonly TransferListItem[];
}

export interface Pool<Request, Message, Reply> {
  /** Has a thread answer. Throws `ThreadGone`, or the signal's reason; whatever happens, other requests go on. */
  run(request: Request, options: RunOptions<Message>): Promise<Reply>;
  close(): Promise<void>;
}

/** Milliseconds that a thread may take to start, on a busy machine. */
const STARTING = 120_000;

/**
 * Piscina first tries to `require` its module. A thread that is ended while Node 20 links a module for that takes the
 * whole process along; not so where it is imported.
 */
const importOnly = '--no-experimental-require-module';

/** Threads that are started when they are needed, and can be killed: each does one thing at a time. */
export const createPool = <Request, Message, Reply>({
  module,
  threads,
  memory,
  first = 'oldest',
  idle = 30_000,
}: PoolOptions): Pool<Request, Message, Reply> => {
  // Nothing ever waits inside piscina: without spare threads it forgets its queue when the last thread dies.
  const turns = turnstile(threads, first);
  let piscina: Piscina<Posted<Request>, Reply> | null = null;

  const threadsOf = (): Piscina<Posted<Request>, Reply> => {
    if (piscina !== null) return piscina;
    const { file, argv, execArgv } = workerEntry(module);
    piscina = new Piscina<Posted<Request>, Reply>({
      filename: file.href,
      argv,
      execArgv: [...execArgv, importOnly],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idle,
      // What a library still does after its answer goes on meanwhile.
      atomics: 'disabled',
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // One that dies between two requests has nobody to tell.
    piscina.on('error', () => undefined);
    return piscina;
  };

  const ask = async (
    request: Request,
    { time, silence, signal, onBegin, onMessage, transfer = [] }: RunOptions<Message>,
  ): Promise<Reply> => {
    const end = new AbortController();
    const giveUp = (): void => end.abort(new ThreadGone('timed_out'));
    const onAbort = (): void => end.abort(signal?.reason);
    let whole = setTimeout(giveUp, STARTING);
    let quiet: NodeJS.Timeout | undefined;
    const hear = (told: Told<Message>): void => {
      if (told.kind === 'begins') {
        clearTimeout(whole);
        whole = setTimeout(giveUp, time);
        if (silence !== undefined) quiet = setTimeout(giveUp, silence);
        return;
      }
      quiet?.refresh();
      onMessage?.(told.message);
      port1.postMessage(null, []);
    };
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (told: Told<Message>) => {
      try {
        hear(told);
      } catch (error) {
        end.abort(error);
      }
    });
    signal?.addEventListener('abort', onAbort, { once: true });
    onBegin?.();
    try {
      const posted: Posted<Request> = { request, port: port2 };
      return await threadsOf().run(posted, { signal: end.signal, transferList: [port2, ...transfer] });
    } catch (error) {
      if (end.signal.aborted) throw end.signal.reason;
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new ThreadGone(isMemory ? 'out_of_memory' : 'ended', error);
    } finally {
      clearTimeout(whole);
      clearTimeout(quiet);
      signal?.removeEventListener('abort', onAbort);
      port1.close();
    }
  };

  return {
    run: (request, options) => turns.pass(() => ask(request, options), options.signal),
    close: async () => {
      turns.close(new ThreadGone('ended'));
      await piscina?.destroy();
    },
  };
};
