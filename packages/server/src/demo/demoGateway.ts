import { createServer } from 'node:http';

export interface DemoGateway {
  readonly url: string;
  /** From now on it takes so many, and then asks to come later. */
  readonly takes: (count: number) => void;
  readonly close: () => Promise<void>;
}

/** One of so many numbers is none, as it is said to be. */
const WRONG_EVERY = 61;
const SECONDS = 3600;

/** Stands in for a vendor of text messages while a demo world is made: what it takes goes to nobody. */
export const startDemoGateway = async (): Promise<DemoGateway> => {
  let left = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (left <= 0) return response.writeHead(429, { 'retry-after': String(SECONDS) }).end();
      left -= 1;
      if (left % WRONG_EVERY === 0) return response.writeHead(422).end('空号');
      return response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway does not listen');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takes: (count) => {
      left = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
