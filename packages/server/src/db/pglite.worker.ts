import { parentPort, workerData } from 'node:worker_threads';
import { isTheEnd, openPglite } from './pglite.js';
import type { Reply, Request } from './protocol.js';
import { sqlErrorFacts } from './sqlError.js';

if (parentPort === null) throw new Error('pglite.worker.ts runs as a worker only');
const port = parentPort;
const tell = (reply: Reply) => port.postMessage(reply);

try {
  const engine = await openPglite({ folder: workerData.folder });
  const listeners = new Map<string, () => Promise<void>>();

  const answer = async (request: Request): Promise<unknown[]> => {
    switch (request.kind) {
      case 'run':
        return engine.run(request.text, request.values);
      case 'listen': {
        const { channel } = request;
        if (listeners.has(channel)) return [];
        listeners.set(channel, await engine.listen(channel, (payload) => tell({ kind: 'notify', channel, payload })));
        return [];
      }
      case 'unlisten':
        await listeners.get(request.channel)?.();
        listeners.delete(request.channel);
        return [];
      case 'close':
        await engine.close();
        return [];
    }
  };

  port.on('message', (request: Request) => {
    answer(request).then(
      (rows) => tell({ kind: 'done', id: request.id, rows }),
      (error: unknown) => {
        if (!isTheEnd(error)) return tell({ kind: 'failed', id: request.id, error: sqlErrorFacts(error) });
        // Ends the thread: whoever waits for it is told by that.
        setImmediate(() => {
          throw new Error(sqlErrorFacts(error).message);
        });
      },
    );
  });
  tell({ kind: 'opened' });
} catch (error) {
  tell({ kind: 'notOpened', error: sqlErrorFacts(error) });
}
