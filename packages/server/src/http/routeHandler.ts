import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import type { AppOptions, Context } from './createApp.js';
import { readBody } from './body.js';
import { eventStream, isEvents } from './eventStream.js';
import { Failure, fail } from './failure.js';
import { fieldsFromText } from './input.js';
import { languageOf, wordsOf } from './messages.js';
import { file, isFileReply, success } from './replies.js';
import type { Actor, Route } from './serve.js';

type Request = HonoContext<Context>;

const LONGEST_TOKEN = 512;

/** The token of a request: the bare Authorization header, or the usual "Bearer x". Nothing else signs anyone in. */
const tokenOf = (c: Request): string | null => {
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim();
  return token === '' || token.length > LONGEST_TOKEN ? null : token;
};

const addressOf = (c: Request, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (c.env?.incoming?.socket.remoteAddress ?? 'unknown');
};

const actorOf = async (c: Request, { endpoint }: Route, { authenticate }: AppOptions): Promise<Actor | null> => {
  const { needs } = endpoint;
  const token = tokenOf(c);
  const found = token === null ? 'unknown' : await authenticate(token);
  if (needs === 'public') return typeof found === 'string' ? null : found;
  if (found === 'unknown') throw fail('not_signed_in');
  if (found === 'stopped') throw fail('user_stopped');
  if (needs !== 'signedIn' && !found.permissions.has(needs)) throw fail('not_permitted');
  return found;
};

/** Ends when any of the signals does. */
const abortedWith = (...signals: readonly (AbortSignal | undefined)[]): AbortController => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller;
};

/** From the request to the reply: who, whether permitted, what was sent, the handler, the envelope. */
export const routeHandler = (route: Route, options: AppOptions) => {
  const { endpoint } = route;

  const reply = (c: Request, answer: unknown, abort: AbortController): Response => {
    if (answer instanceof Failure) throw answer;
    switch (endpoint.as) {
      case 'events': {
        if (!isEvents(answer)) throw new Error(`${endpoint.path} has to answer a stream of events`);
        const requestId = c.get('requestId');
        const language = languageOf(c.req.header('accept-language'));
        return eventStream({
          events: answer,
          abort,
          onError: (error) => {
            const reason = error instanceof Failure ? error.reason : 'internal';
            if (reason === 'internal')
              options.log.error({ requestId, path: endpoint.path, err: error }, 'stream failed');
            return wordsOf(options.messages, reason, language);
          },
        });
      }
      case 'blob':
        if (!isFileReply(answer)) throw new Error(`${endpoint.path} has to answer a file`);
        return file(answer);
      default: {
        const data = answer ?? null;
        if (options.checkReplies) z.parse(endpoint.reply, JSON.parse(JSON.stringify(data)));
        return success(data);
      }
    }
  };

  return async (c: Request): Promise<Response> => {
    try {
      const actor = await actorOf(c, route, options);
      const abort = abortedWith(c.req.raw.signal, options.closing);
      const received = {
        params: fieldsFromText(endpoint.params, Object.entries(c.req.param())),
        query: fieldsFromText(endpoint.query, new URL(c.req.url).searchParams),
        body: await readBody(c.req.raw, route),
        request: {
          id: c.get('requestId'),
          language: languageOf(c.req.header('accept-language')),
          signal: abort.signal,
          header: (name: string) => c.req.header(name),
          address: addressOf(c, options.trustProxy === true),
        },
      };
      return reply(c, await route.answer(received, actor), abort);
    } catch (error) {
      return c.get('failWith')(endpoint, error);
    }
  };
};
