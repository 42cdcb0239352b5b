import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const packageOfTsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
const tsx = new URL('dist/esm/api/index.mjs', packageOfTsx).href;

export interface WorkerOptions {
  readonly workerData?: unknown;
  /** Beyond these the thread ends with `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly resourceLimits?: ResourceLimits;
  /** Keeps what it prints to itself. Default false. */
  readonly silent?: boolean;
}

/** Starts a TypeScript module in a thread of its own. */
export const startWorker = (
  module: URL,
  { workerData, resourceLimits, silent = false }: WorkerOptions = {},
): Worker => {
  // `--import tsx` does nothing in a thread of a process that has it already, so the thread asks for it itself.
  const start = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(module.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), {
    workerData,
    resourceLimits,
    execArgv: ['--conditions=console-source'],
    stdout: silent,
    stderr: silent,
  });
};
