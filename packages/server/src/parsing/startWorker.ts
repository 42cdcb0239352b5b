import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const tsx = new URL('dist/esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')))
  .href;

/** Starts a TypeScript module in a thread of its own, with limits on memory. */
export const startWorker = (module: URL, resourceLimits: ResourceLimits, workerData?: unknown): Worker => {
  // `--import tsx` does nothing in a thread of a process that has it already, so the thread asks for it itself.
  const start = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(module.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), {
    resourceLimits,
    workerData,
    execArgv: ['--conditions=console-source'],
    // pdf.js warns about every oddity of a file.
    stdout: true,
    stderr: true,
  });
};
