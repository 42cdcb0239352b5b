import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.types.js';
import type { FirstSignIn } from './areas/account/seed.js';
import { type Config, repositoryRoot } from './config.js';
import { consoleFiles } from './http/consoleFiles.js';
import type { PageFiles } from './http/staticFiles.js';
import { storybookFiles } from './http/storybookFiles.js';
import type { Logger } from './log.js';
import { openApp } from './openApp.js';
import { loadDictionary } from './retrieval/index.js';

/** Milliseconds that open requests are given to end when the server closes. */
const PATIENCE = 3000;

/** The address cannot be listened on. The message says what to do. */
export class AddressUnavailable extends Error {
  override readonly name = 'AddressUnavailable';
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const starting: Fetch = () =>
  new Response('starting\n', { status: 503, headers: { 'retry-after': '1', 'content-type': 'text/plain' } });

const listen = (server: Server, { port, host }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} is already in use: stop the program that uses it, or set PORT to another number`,
        EACCES: `port ${port} may not be used by this account: set PORT to a number from 1024 on`,
        EADDRNOTAVAIL: `${host} is not an address of this machine: check HOST`,
        ENOTFOUND: `${host} is not a known name: check HOST`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason === undefined ? error : new AddressUnavailable(reason, { cause: error }));
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

export interface RunningServer {
  readonly url: string;
  /** How to sign in when the administrator has just been made, otherwise null. */
  readonly firstSignIn: FirstSignIn | null;
  /** Takes no more calls, ends streams and background work, closes the database. */
  close(): Promise<void>;
}

/**
 * Listens first, so that nothing is begun where the port is taken, then opens the database, brings it up to date and
 * serves. `onCrash` is told when nothing works any more and the process had better end.
 */
export const startServer = async (
  config: Config,
  log: Logger,
  onCrash: (error: Error) => void,
): Promise<RunningServer> => {
  let fetch: Fetch = starting;
  let embedOriginsOf: App['embedOriginsOf'] = async () => [];
  const server = createServer(getRequestListener((request, env) => fetch(request, env)));
  const port = await listen(server, config);
  const closing = new AbortController();

  try {
    loadDictionary();
    const ofConsole = await consoleFiles({
      dist: path.join(repositoryRoot, 'packages/console/dist'),
      embedOrigins: config.embedOrigins,
      embedOriginsOf: (key) => embedOriginsOf(key),
    });
    const ofStorybook = await storybookFiles(path.join(repositoryRoot, 'storybook-static'));
    const pages: PageFiles = async (request) => (await ofConsole(request)) ?? ofStorybook(request);
    const { app, firstSignIn, close } = await openApp({ config, log, closing: closing.signal, pages, onCrash });
    fetch = app.http.fetch;
    ({ embedOriginsOf } = app);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    return {
      url: `http://${['0.0.0.0', '[::]'].includes(host) ? 'localhost' : host}:${port}`,
      firstSignIn,
      close: async () => {
        closing.abort();
        await Promise.all([closeServer(server), app.stop()]);
        await close();
      },
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
};
