import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentType } from './fileKind.js';
import { parseBytes } from './parseBytes.js';
import type { ParseReply } from './parseFile.js';
import { ParseError } from './types.js';

const { data, type }: { data: Uint8Array; type: DocumentType } = workerData;

const send = (reply: ParseReply): void => parentPort?.postMessage(reply, []);

try {
  const document = await parseBytes(data, type, (read, total) => send({ kind: 'pages', read, total }));
  send({ kind: 'done', document });
} catch (error) {
  send({
    kind: 'failed',
    failure: error instanceof ParseError ? error.failure : 'internal',
    reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  });
}
