import { parentPort } from 'node:worker_threads';
import { parseBytes } from './parseBytes.js';
import type { ParseReply, ParseRequest } from './parseFile.js';
import { ParseError } from './types.js';

const send = (reply: ParseReply): void => parentPort?.postMessage(reply, []);

const answer = async ({ data, type }: ParseRequest): Promise<void> => {
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
};

parentPort?.on('message', (request: ParseRequest) => void answer(request));
