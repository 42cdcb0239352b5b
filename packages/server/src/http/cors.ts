import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppOptions, Context } from './appOptions.js';

/** Headers that calls of the contract carry. */
const sent = ['Authorization', 'Accept-Language', 'Content-Type', 'Last-Event-ID'];

/** Headers of replies that a client reads: what a file is called, which part of it came, and what to quote to support. */
const read = ['Content-Disposition', 'Content-Length', 'Content-Range', 'Retry-After', 'X-Request-Id'];

/** Seconds for which a browser need not ask again. */
const MAX_AGE = 600;

const allowing = (credentials: boolean): MiddlewareHandler<Context> =>
  cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: sent,
    exposeHeaders: read,
    credentials,
    maxAge: MAX_AGE,
  });

/**
 * Lets pages of the origins that the installation names make calls, and those of origins that an embed key is for; pages of
 * an origin that some call is open to make that call alone. No others: an origin is never repeated unless it is one of them. Who calls is told by the token in the header alone;
 * cookies may come along from origins that the installation names, for a gateway in front that wants its own.
 */
export const allowOrigins = ({
  corsOrigins = [],
  isEmbedOrigin = async () => false,
  isOpenOrigin = async () => false,
}: Pick<AppOptions, 'corsOrigins' | 'isEmbedOrigin' | 'isOpenOrigin'>): MiddlewareHandler<Context> => {
  const named = new Set(corsOrigins);
  const withCookies = allowing(true);
  const withoutCookies = allowing(false);
  return async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    if (named.has(origin)) return withCookies(c, next);
    if (origin !== '' && ((await isEmbedOrigin(origin)) || (await isOpenOrigin(origin, c.req.path))))
      return withoutCookies(c, next);
    await next();
    // No cache between may hand to one origin what was answered to another.
    c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
};
