import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { forkModule } from '../workers/index.js';
import { AnalysisError } from './errors.js';
import { converse, type Talk } from './converse.js';
import { type Answers, type Asked, EXIT_OUT_OF_MEMORY, type Told } from './protocol.js';

export interface AnalysisOptions {
  /** Where the database and its temporary files are. No other process may have it open. */
  readonly folder: string;
  /** Megabytes for the engine. The process takes up to 700 more. Default 512. */
  readonly memoryMb?: number;
  /** Default 2. */
  readonly threads?: number;
  /** Megabytes of disk for what does not fit into the memory. Default 1024. */
  readonly tempMb?: number;
  /** Rows of a table. Default 5,000,000. */
  readonly mostRows?: number;
  /** Milliseconds after which a process without work ends. Default 5 minutes. */
  readonly idle?: number;
  /** Told when the process ended by itself; the next that is asked begins a new one. */
  readonly onError: (error: Error) => void;
}

export interface AnalysisProcess {
  ask<Kind extends Asked['kind']>(
    kind: Kind,
    asked: Extract<Asked, { kind: Kind }>,
    talk: Talk,
  ): Promise<Answers[Kind]>;
  close(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  /** Why the others lose what they asked for. */
  failure: AnalysisError;
  /** It is asked nothing any more. */
  isLeaving: boolean;
  asked: number;
}

/** Every query under way holds a thread of these, and so does a table that is put in. */
const POOL = { UV_THREADPOOL_SIZE: '8' };

/** Milliseconds for a process to come to an end by itself. */
const LEAVING = 10_000;

const isOver = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/** Keeps one process that does several things at a time, begins it when it is needed, and again after it ended. */
export const analysisProcess = ({
  folder,
  memoryMb = 512,
  threads = 2,
  tempMb = 1024,
  mostRows = 5_000_000,
  idle = 300_000,
  onError,
}: AnalysisOptions): AnalysisProcess => {
  let running: Running | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  let ids = 0;
  let closed = false;

  const tell = ({ child }: Running, told: Told): void => {
    // One that is gone says so itself.
    if (child.connected) child.send(told, () => undefined);
  };

  const start = (): Running => {
    const child = forkModule(new URL('./analysis.process.js', import.meta.url), POOL);
    child.setMaxListeners(0);
    const begun: Running = {
      child,
      ended: once(child, 'exit'),
      failure: new AnalysisError('analysis_crashed'),
      isLeaving: false,
      asked: 0,
    };
    child.once('exit', (code) => {
      if (code === EXIT_OUT_OF_MEMORY) begun.failure = new AnalysisError('analysis_out_of_memory');
      if (running === begun) running = null;
      if (!begun.isLeaving) onError(begun.failure);
    });
    tell(begun, { kind: 'open', folder, memoryMb, threads, tempMb, mostRows });
    return begun;
  };

  const leave = async (leaving: Running): Promise<void> => {
    leaving.isLeaving = true;
    if (running === leaving) running = null;
    before = leaving.ended;
    tell(leaving, { kind: 'close' });
    const limit = setTimeout(() => leaving.child.kill('SIGKILL'), LEAVING);
    await leaving.ended;
    clearTimeout(limit);
  };

  const current = async (): Promise<Running> => {
    for (;;) {
      if (closed) throw new AnalysisError('analysis_closed');
      if (running !== null && !isOver(running)) return running;
      // The file is free once the former process is gone.
      await before;
      if (running !== null) continue;
      await mkdir(folder, { recursive: true });
      running ??= start();
      before = running.ended;
    }
  };

  const enter = (one: Running): void => {
    clearTimeout(rest);
    one.asked += 1;
    one.child.ref();
    one.child.channel?.ref();
  };

  const exit = (one: Running): void => {
    one.asked -= 1;
    if (one.asked > 0 || one !== running) return;
    one.child.unref();
    one.child.channel?.unref();
    rest = setTimeout(() => void leave(one), idle);
    rest.unref();
  };

  return {
    ask: async <Kind extends Asked['kind']>(
      _: Kind,
      asked: Extract<Asked, { kind: Kind }>,
      talk: Talk,
    ): Promise<Answers[Kind]> => {
      const one = await current();
      ids += 1;
      enter(one);
      try {
        return await converse<Answers[Kind]>(
          { child: one.child, id: ids, tell: (told) => tell(one, told), failure: () => one.failure },
          asked,
          talk,
        );
      } finally {
        exit(one);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(rest);
      if (running !== null) await leave(running);
    },
  };
};
