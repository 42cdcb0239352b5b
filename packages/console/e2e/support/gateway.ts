import { once } from 'node:events';
import { createServer } from 'node:http';

/** A text message as the gateway took it. */
export interface TakenText {
  readonly key: string;
  readonly phoneNumber: string;
  readonly signName: string;
  readonly content: string;
}

/** A gateway of text messages on this machine, which takes all of them until it is told otherwise. */
export const startGateway = async () => {
  const taken: TakenText[] = [];
  let most = Number.POSITIVE_INFINITY;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (taken.length >= most) return response.writeHead(429, { 'retry-after': '1' }).end();
      const said = JSON.parse(Buffer.concat(parts).toString('utf8'));
      taken.push({
        key: String(said.key),
        phoneNumber: String(said.phoneNumber),
        signName: String(said.signName),
        content: String(said.content),
      });
      return response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    address: `http://${host}/send`,
    /** What it has taken so far, in the order in which it came. */
    taken,
    /** From now on it takes so many in all, and asks to come back for more. */
    takes: (count: number) => {
      most = count;
    },
    close: () => server.close(),
  };
};

export type PlayedGateway = Awaited<ReturnType<typeof startGateway>>;
