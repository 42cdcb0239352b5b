import type { ChildProcess } from 'node:child_process';
import { AnalysisError, QueryRefused } from './errors.js';
import type { Asked, Heard, Told } from './protocol.js';
import type { Rows } from './gathered.js';
import type { ResultColumn } from './types.js';

export interface Taken {
  /** With the first one, which has no rows. */
  readonly columns?: readonly ResultColumn[];
  readonly rows: Rows;
}

export interface Talk {
  /** Milliseconds of work. */
  readonly time: number;
  readonly signal?: AbortSignal;
  /** Takes rows that are answered. The next are not sent before it is done. */
  readonly take?: (batch: Taken) => Promise<void>;
  /** Rows that are asked for. */
  readonly rows?: AsyncIterator<Rows, void>;
}

export interface Line {
  readonly child: ChildProcess;
  readonly id: number;
  readonly tell: (told: Told) => void;
  /** Why the process ended. */
  readonly failure: () => AnalysisError;
}

/** Milliseconds for something that was stopped to end; then the process is. */
const GRACE = 2000;
/** Milliseconds that a process may take to begin, on a busy machine and with a log to be read first. */
const STARTING = 120_000;

/** Asks the process one thing, and hears it out. */
export const converse = <Answer>(
  { child, id, tell, failure }: Line,
  asked: Asked,
  { time, signal, take, rows }: Talk,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    /** What the answer is, whatever is still heard. */
    let verdict: { readonly reason: unknown } | undefined;

    const settle = (conclude: () => void): void => {
      clearTimeout(limit);
      child.off('message', onMessage).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      void rows?.return?.();
      conclude();
    };
    const giveUp = (reason: unknown): void => settle(() => reject(verdict === undefined ? reason : verdict.reason));
    const kill = (): void => {
      verdict ??= { reason: new AnalysisError('analysis_timed_out') };
      child.kill('SIGKILL');
    };
    const stop = (reason: unknown): void => {
      if (verdict !== undefined) return;
      verdict = { reason };
      tell({ kind: 'stop', id });
      clearTimeout(limit);
      limit = setTimeout(kill, GRACE);
    };
    const onAbort = (): void => stop(signal?.reason);
    const onExit = (): void => giveUp(failure());
    const attempt = (work: () => Promise<void>): void => void work().catch(stop);

    const onMessage = (heard: Heard<Answer>): void => {
      if (heard.id !== id) return;
      switch (heard.kind) {
        case 'begins':
          if (verdict !== undefined) return;
          clearTimeout(limit);
          limit = setTimeout(kill, time + GRACE);
          return;
        case 'batch':
          return attempt(async () => {
            if (verdict === undefined) await take?.(heard);
            tell({ kind: 'taken', id });
          });
        case 'wants':
          return attempt(async () => {
            const next = await rows?.next();
            tell({ kind: 'rows', id, rows: next === undefined || next.done === true ? null : next.value });
          });
        case 'done':
          return settle(() => resolve(heard.answer));
        case 'refused':
          return giveUp(new QueryRefused(heard.reason, heard.at));
        case 'failed':
          return giveUp(new AnalysisError(heard.code, heard.message));
      }
    };

    let limit = setTimeout(kill, STARTING);
    child.on('message', onMessage).once('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (child.connected) tell({ kind: 'ask', id, asked });
    else onExit();
    if (signal?.aborted === true) onAbort();
  });
