import { createServer, type RequestListener } from 'node:http';

/** A real server on loopback for one test. */
export const listen = async (
  handler: RequestListener,
): Promise<{ origin: string; [Symbol.asyncDispose]: () => Promise<void> }> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
