import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Keeps every processor busy beside a run, with so many processes each, as on a machine that others work on: what hangs
 * on speed shows. Answers what ends them.
 */
export const startNeighbours = (each) => {
  const children = Array.from({ length: each * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return end;
};
