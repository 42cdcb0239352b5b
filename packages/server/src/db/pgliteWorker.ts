import { startWorker } from '../startWorker.js';
import type { Engine } from './pglite.js';
import type { Reply, Request } from './protocol.js';
import { SqlError } from './sqlError.js';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/** Opens PGlite in a worker thread, so that no query ever stops a stream of this process. */
export const openPgliteWorker = async (folder: string, onCrash: (error: Error) => void): Promise<Engine> => {
  const worker = startWorker(new URL('./pglite.worker.js', import.meta.url), { workerData: { folder } });

  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let lastId = 0;
  let gone: Error | null = null;
  let opened = false;

  const giveUp = (error: Error) => {
    gone ??= error;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      switch (reply.kind) {
        case 'opened':
          opened = true;
          return resolve();
        case 'notOpened':
          return reject(new SqlError(reply.error));
        case 'notify':
          for (const listener of listeners.get(reply.channel) ?? []) listener(reply.payload);
          return;
        case 'done':
          waiting.get(reply.id)?.resolve(reply.rows);
          return waiting.delete(reply.id);
        case 'failed':
          waiting.get(reply.id)?.reject(new SqlError(reply.error));
          return waiting.delete(reply.id);
      }
    });
    worker.on('error', (error) => {
      const cause = new Error('the embedded database has crashed', { cause: error });
      reject(cause);
      giveUp(cause);
      if (opened) onCrash(cause);
    });
    worker.on('exit', () => giveUp(new Error('the embedded database is closed')));
  });

  const send = (request: Unnumbered<Request>): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ ...request, id: lastId });
    });

  return {
    run: (text, values) => send({ kind: 'run', text, values }),
    listen: async (channel, onNotify) => {
      const these = listeners.get(channel) ?? new Set();
      listeners.set(channel, these);
      these.add(onNotify);
      await send({ kind: 'listen', channel });
      return async () => {
        these.delete(onNotify);
        if (these.size > 0 || listeners.get(channel) !== these) return;
        listeners.delete(channel);
        await send({ kind: 'unlisten', channel });
      };
    },
    close: async () => {
      if (!gone) await send({ kind: 'close' });
      await worker.terminate();
    },
  };
};
