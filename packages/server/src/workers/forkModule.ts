import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workerEntry } from '../startWorker.js';

/** What a program needs to find its libraries and its temporary files. No secret of ours is among it. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Begins a module, `new URL('./x.process.js', import.meta.url)`, as a process of its own that is talked to by messages. */
export const forkModule = (module: URL, more: NodeJS.ProcessEnv = {}): ChildProcess => {
  const { file, argv, execArgv } = workerEntry(module);
  const child = fork(fileURLToPath(file), argv, {
    execArgv,
    env: { ...environment(), ...more },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  return child;
};
