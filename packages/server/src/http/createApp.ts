import { setMaxListeners } from 'node:events';
import { randomId } from '@console/base';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppOptions, Context } from './appOptions.js';
import { allowOrigins } from './cors.js';
import { Failure } from './failure.js';
import { languageOf } from './messages.js';
import { routeHandler } from './routeHandler.js';
import { failureWriter } from './failureWriter.js';
import { watchPermits } from './permits.js';
import { secure } from './securityHeaders.js';
import { shownPath } from './shownPath.js';

/** Milliseconds for which a stream may outlive the right to read it. */
const PERMIT_INTERVAL = 2_000;

/** Everything under these is a call, and answers with an envelope also where there is none. */
const callRoots = ['/aiapi/*', '/rag/*', '/aiTool/*'];

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The HTTP side of the server: every call of `routes`, and nothing else. */
export const createApp = (options: AppOptions): Hono<Context> => {
  const { routes, log } = options;
  const app = new Hono<Context>();
  const writeFailure = failureWriter(options);
  const permits = watchPermits({
    authenticateAll:
      options.authenticateAll ?? ((tokens) => Promise.all(tokens.map((token) => options.authenticate(token)))),
    interval: options.permitInterval ?? PERMIT_INTERVAL,
  });
  // Every open request listens to it.
  if (options.closing) setMaxListeners(0, options.closing);

  app.use(async (c, next) => {
    const requestId = randomId();
    const began = performance.now();
    c.set('requestId', requestId);
    c.set('failWith', (endpoint, error) =>
      writeFailure(endpoint, error, { requestId, language: languageOf(c.req.header('accept-language')) }),
    );
    await next();
    secure(c.res);
    c.res.headers.set('x-request-id', requestId);
    const ms = Math.round(performance.now() - began);
    const line = { requestId, method: c.req.method, path: shownPath(c.req.path), status: c.res.status, ms };
    if (callRoots.some((root) => c.req.path.startsWith(root.slice(0, -1)))) log.info(line, 'call');
    else log.debug(line, 'request');
  });

  app.get('/healthz', async (c) => {
    await options.healthy?.();
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });

  for (const root of callRoots) app.use(root, allowOrigins(options));
  for (const root of callRoots) app.use(root, compress({ contentTypeFilter: /^application\/json/ }));
  for (const route of routes) {
    app.on(route.endpoint.method, honoPath(route.endpoint.path), routeHandler(route, options, permits));
  }

  for (const root of callRoots) app.all(root, (c) => c.get('failWith')(null, new Failure('not_found')));
  app.all('*', async (c, next) => (await options.doors?.(c.req.raw)) ?? next());
  app.get('*', async (c, next) => (await options.pages?.(c.req.raw)) ?? next());
  app.notFound((c) => c.get('failWith')(null, new Failure('not_found')));
  app.onError((error, c) => c.get('failWith')(null, error));
  return app;
};
