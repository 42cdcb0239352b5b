import type { ChildProcess } from 'node:child_process';
import { forkModule } from './forkModule.js';
import { type Pool, ThreadGone } from './pool.js';
import { turnstile } from './turnstile.js';

export interface ChildProcessOptions {
  /** `new URL('./x.process.js', import.meta.url)`: calls `serveParent(…)`. */
  readonly module: URL;
  /** Milliseconds after which a process without work ends. Default 30 seconds. */
  readonly idle?: number;
}

/** One process that does one thing after the other, is started when it is needed, and can be killed at any time. */
export const createChildProcess = <Request extends object, Reply>({
  module,
  idle = 30_000,
}: ChildProcessOptions): Pool<Request, never, Reply> => {
  const turns = turnstile(1, 'oldest');
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(rest);
    child?.kill('SIGKILL');
    child = null;
  };

  const ask = (request: Request, time: number, signal: AbortSignal | undefined): Promise<Reply> =>
    new Promise((resolve, reject) => {
      clearTimeout(rest);
      const asked = child ?? forkModule(module);
      child = asked;
      const settle = (conclude: () => void): void => {
        clearTimeout(limit);
        asked.off('message', onMessage).off('exit', onExit).off('error', onExit);
        signal?.removeEventListener('abort', onAbort);
        conclude();
      };
      const giveUp = (reason: unknown): void =>
        settle(() => {
          end();
          reject(reason);
        });
      const onMessage = (reply: Reply): void =>
        settle(() => {
          rest = setTimeout(end, idle);
          rest.unref();
          asked.unref();
          asked.channel?.unref();
          resolve(reply);
        });
      const onExit = (): void => giveUp(new ThreadGone('ended'));
      const onAbort = (): void => giveUp(signal?.reason);
      const limit = setTimeout(() => giveUp(new ThreadGone('timed_out')), time);
      asked.ref();
      asked.channel?.ref();
      asked.once('message', onMessage).once('exit', onExit).once('error', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      asked.send(request, (error) => {
        if (error !== null) onExit();
      });
    });

  return {
    run: (request, { time, signal, onBegin }) =>
      turns.pass(() => {
        onBegin?.();
        return ask(request, time, signal);
      }, signal),
    close: async () => {
      turns.close(new ThreadGone('ended'));
      end();
    },
  };
};
