import { existsSync } from 'node:fs';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface WorkerOptions {
  readonly workerData?: unknown;
  /** Beyond these the thread ends with `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly resourceLimits?: ResourceLimits;
  /** Keeps what it prints to itself. Default false. */
  readonly silent?: boolean;
}

/** What a thread begins with. `file`, `argv` and `execArgv` are options of `Worker`, and of piscina. */
export interface WorkerEntry {
  readonly file: URL;
  readonly argv: string[];
  readonly execArgv: string[];
}

/**
 * Where a thread's module is: the built one, named by `new URL('./x.worker.js', import.meta.url)`, or, where the server
 * runs from source as in tests, the TypeScript beside it.
 */
export const workerEntry = (module: URL): WorkerEntry => {
  if (existsSync(module)) return { file: module, argv: [], execArgv: [] };
  return {
    file: new URL('./testing/sourceWorker.mjs', import.meta.url),
    argv: [module.href.replace(/\.js$/, '.ts')],
    execArgv: ['--conditions=console-source'],
  };
};

/** Starts a module of the server, `new URL('./x.worker.js', import.meta.url)`, in a thread of its own. */
export const startWorker = (
  module: URL,
  { workerData, resourceLimits, silent = false }: WorkerOptions = {},
): Worker => {
  const { file, argv, execArgv } = workerEntry(module);
  return new Worker(file, { workerData, resourceLimits, argv, execArgv, stdout: silent, stderr: silent });
};
