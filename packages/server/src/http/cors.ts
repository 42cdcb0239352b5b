import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Context } from './appOptions.js';

/** Headers that calls of the contract carry. */
const sent = ['Authorization', 'Accept-Language', 'Content-Type', 'Last-Event-ID'];

/** Headers of replies that a client reads: what a file is called, which part of it came, and what to quote to support. */
const read = ['Content-Disposition', 'Content-Length', 'Content-Range', 'Retry-After', 'X-Request-Id'];

/** Seconds for which a browser need not ask again. */
const MAX_AGE = 600;

/**
 * Lets pages of these origins make calls, and of no others: an origin is never repeated unless it is named. Who calls is
 * told by the token in the header alone; cookies may come along, for a gateway in front that wants its own.
 */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler<Context> => {
  const allowed = new Set(origins);
  const allow = cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: sent,
    exposeHeaders: read,
    credentials: true,
    maxAge: MAX_AGE,
  });
  return async (c, next) => {
    if (allowed.has(c.req.header('origin') ?? '')) return allow(c, next);
    await next();
    // No cache between may hand to one origin what was answered to another.
    c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
};
