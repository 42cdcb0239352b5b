import { spawn } from 'node:child_process';

/** The program took too long, or said that it failed. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
  readonly why: 'timed_out' | 'failed';

  constructor(why: ProgramFailed['why']) {
    super(`the program ended early: ${why}`);
    this.why = why;
  }
}

export interface ProgramOptions {
  /** Its folder, its home, and where it keeps what it needs for a while. */
  readonly folder: string;
  /** Milliseconds. */
  readonly time: number;
  /** Kilobytes of memory of each of its processes, where the system can keep to that. */
  readonly memory: number;
  readonly signal?: AbortSignal;
}

/** Sets the limit where the shell can, and becomes the program. */
const limited = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"';

/**
 * Runs a program to its end, in a group of processes of its own that is killed as a whole. It knows nothing of what
 * this server knows. Throws `ProgramFailed`, or the signal's reason.
 */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { folder, time, memory, signal }: ProgramOptions,
): Promise<void> => {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', limited, 'sh', String(memory), program, ...args], {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        SAL_USE_VCLPLUGIN: 'svp',
        http_proxy: 'http://127.0.0.1:9',
        https_proxy: 'http://127.0.0.1:9',
      },
    });
    const end = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them have ended.
      }
    };
    let reason: unknown;
    const giveUp = (why: unknown): void => {
      reason ??= why;
      end();
    };
    const onAbort = (): void => giveUp(signal?.reason);
    const limit = setTimeout(() => giveUp(new ProgramFailed('timed_out')), time);
    signal?.addEventListener('abort', onAbort, { once: true });
    const conclude = (failure: unknown): void => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', onAbort);
      // Whoever it started ends with it.
      end();
      if (failure === undefined) resolve();
      else reject(failure);
    };
    child.once('error', () => conclude(reason ?? new ProgramFailed('failed')));
    child.once('exit', (code) => conclude(reason ?? (code === 0 ? undefined : new ProgramFailed('failed'))));
  });
};
