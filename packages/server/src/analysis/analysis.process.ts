import os from 'node:os';
import '../workers/quiet.js';
import { AnalysisError, cleaned, QueryRefused } from './errors.js';
import type { Engine } from './engine/engine.js';
import type { Rows } from './gathered.js';
import { type Answers, EXIT_OUT_OF_MEMORY, type Heard, type Told } from './protocol.js';

/** Megabytes that the process may take besides the memory of the engine, which does not count all that it holds. */
const BESIDES = 700;
/** Milliseconds between two looks at that. */
const LOOK = 100;

interface Talking {
  readonly abort: AbortController;
  /** Called when the other side has taken a batch. */
  taken: () => void;
  /** Called with the rows that the other side was asked for. */
  rows: (rows: Rows | null) => void;
}

const talks = new Map<number, Talking>();
let engine: Promise<Engine> | undefined;

const say = (heard: Heard<Answers[keyof Answers]>): void => {
  process.send?.(heard);
};

/** The library is looked for when it is needed, so that a machine without it is told what is missing. */
const start = async (options: Extract<Told, { kind: 'open' }>): Promise<Engine> => {
  try {
    const { openEngine } = await import('./engine/engine.js');
    return await openEngine(options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AnalysisError('analysis_not_available', cleaned(message));
  }
};

const watchMemory = (memoryMb: number): void => {
  const most = (memoryMb + BESIDES) * 1024 * 1024;
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(EXIT_OUT_OF_MEMORY);
  }, LOOK).unref();
};

const failed = (id: number, error: unknown): void => {
  if (error instanceof QueryRefused) return say({ kind: 'refused', id, reason: error.reason, at: error.at });
  const { code, message } = error instanceof AnalysisError ? error : new AnalysisError('analysis_crashed');
  say({ kind: 'failed', id, code, message });
};

const begin = async ({ id, asked }: Extract<Told, { kind: 'ask' }>): Promise<void> => {
  const abort = new AbortController();
  const talking: Talking = { abort, taken: () => undefined, rows: () => undefined };
  talks.set(id, talking);
  const until = <T>(ask: (resolve: (value: T) => void) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      abort.signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
      ask(resolve);
    });
  try {
    const opened = await engine;
    if (opened === undefined) throw new AnalysisError('analysis_crashed');
    say({ kind: 'begins', id });
    const answer = await opened.run(asked, {
      signal: abort.signal,
      send: (batch) =>
        until((resolve: (value: void) => void) => {
          talking.taken = resolve;
          say({ kind: 'batch', id, ...batch });
        }),
      next: () =>
        until((resolve: (rows: Rows | null) => void) => {
          talking.rows = resolve;
          say({ kind: 'wants', id });
        }),
    });
    say({ kind: 'done', id, answer });
  } catch (error) {
    failed(id, error);
  } finally {
    talks.delete(id);
  }
};

const hear = async (told: Told): Promise<void> => {
  switch (told.kind) {
    case 'open':
      watchMemory(told.memoryMb);
      engine = start(told);
      // Whoever asks next is told.
      engine.catch(() => undefined);
      return;
    case 'ask':
      return begin(told);
    case 'stop':
      return talks.get(told.id)?.abort.abort();
    case 'taken':
      return talks.get(told.id)?.taken();
    case 'rows':
      return talks.get(told.id)?.rows(told.rows);
    case 'close':
      (await engine?.catch(() => undefined))?.close();
      process.exit();
  }
};

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
process.on('message', (told: Told) => void hear(told));
