import { logout } from '@console/api/contract';
import { fieldsFromText } from '@console/api/contract/fieldsFromText';
import type { Context as HonoContext } from 'hono';
import type { AppOptions, Context } from './appOptions.js';
import type { Authentication } from './authentication.js';
import { type ReadBody, readBody } from './body.js';
import { checkReply } from './checkReply.js';
import { eventStream, isEvents } from './eventStream.js';
import { Failure, fail } from './failure.js';
import { languageOf, wordsOf } from './messages.js';
import type { Permits } from './permits.js';
import { file, isFileReply, success } from './replies.js';
import type { Actor, EmbedScope, Route } from './serve.js';
import type { WriteRecord } from './writeRecord.js';

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

const hostOf = (c: Request, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || c.req.header('host') || new URL(c.req.url).host).toLowerCase();
};

/** Where a call comes from, and what it asked for. */
interface Caller {
  /** Undefined: no page of another origin. */
  readonly origin: string | undefined;
  readonly host: string;
}

/** Who makes a call, once it is known whose token it carries. Throws where that is nobody who may. */
const callerOf = ({ endpoint: { needs } }: Route, found: Authentication): Actor | null => {
  if (needs === 'public') return typeof found === 'string' ? null : found;
  if (found === 'unknown') throw fail('not_signed_in');
  if (found === 'stopped') throw fail('user_stopped');
  if (found === 'lostRole') throw fail('role_lost');
  return found;
};

/** A visitor's calls are those that are open to them, from a page that the key is for or from our own. */
const mustBeOpenToVisitors = ({ endpoint }: Route, { origins }: EmbedScope, { origin, host }: Caller): void => {
  const ours = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (endpoint.embed !== true || !(ours || origins.includes(origin))) throw fail('not_permitted');
};

const mustBePermitted = (route: Route, actor: Actor | null, caller: Caller): void => {
  const { needs, kind, path } = route.endpoint;
  if (actor?.embed !== undefined && needs !== 'public') mustBeOpenToVisitors(route, actor.embed, caller);
  if (actor?.viewing !== undefined && kind === 'write' && path !== logout.path) throw fail('not_permitted');
  if (needs === 'public' || needs === 'signedIn') return;
  if (actor?.permissions.has(needs) !== true) throw fail('not_permitted');
};

/** A signal that is aborted when any of the others is, until it is released from them. */
const following = (...signals: readonly (AbortSignal | undefined)[]) => {
  const abort = new AbortController();
  const onAbort = () => abort.abort();
  for (const signal of signals) {
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  }
  return {
    abort,
    release: () => {
      for (const signal of signals) signal?.removeEventListener('abort', onAbort);
    },
  };
};

type Following = ReturnType<typeof following>;

/** From the request to the reply: who, whether permitted, what was sent, the handler, the envelope. */
export const routeHandler = (route: Route, options: AppOptions, permits: Permits) => {
  const { endpoint } = route;
  const trustProxy = options.trustProxy === true;
  const fromWhere = (c: Request): Caller => ({ origin: c.req.header('origin'), host: hostOf(c, trustProxy) });

  const reply = (c: Request, answer: unknown, { abort, release }: Following): Response => {
    if (answer instanceof Failure) throw answer;
    switch (endpoint.as) {
      case 'events': {
        if (!isEvents(answer)) throw new Error(`${endpoint.path} has to answer a stream of events`);
        const requestId = c.get('requestId');
        const language = languageOf(c.req.header('accept-language'));
        // The reader finds out why by asking for the rest.
        const endPermit = permits.watch({
          token: tokenOf(c),
          check: (found) => mustBePermitted(route, callerOf(route, found), fromWhere(c)),
          onLost: () => abort.abort(),
        });
        return eventStream({
          events: answer,
          ...(options.checkReplies && {
            check: ({ event, data }) => checkReply(endpoint, { event, data }),
          }),
          abort,
          onEnd: () => {
            endPermit();
            release();
          },
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
        if (options.checkReplies) checkReply(endpoint, data);
        return success(data);
      }
    }
  };

  return async (c: Request): Promise<Response> => {
    const caller = following(c.req.raw.signal, options.closing);
    const address = addressOf(c, trustProxy);
    let streaming = false;
    let body: ReadBody | undefined;
    let actor: Actor | null = null;
    let input: WriteRecord['input'] = {};
    let answer: unknown;
    let failure: string | null = null;
    try {
      const token = tokenOf(c);
      actor = callerOf(route, token === null ? 'unknown' : await options.authenticate(token));
      mustBePermitted(route, actor, fromWhere(c));
      const sent = await readBody(c.req.raw, route);
      body = sent;
      const received = {
        params: fieldsFromText(endpoint.params, Object.entries(c.req.param())),
        query: fieldsFromText(endpoint.query, new URL(c.req.url).searchParams),
        body: sent.value,
        request: {
          id: c.get('requestId'),
          language: languageOf(c.req.header('accept-language')),
          signal: caller.abort.signal,
          header: (name: string) => c.req.header(name),
          address,
          host: hostOf(c, trustProxy),
        },
      };
      input = received;
      answer = await route.answer(received, actor);
      const response = reply(c, answer, caller);
      streaming = endpoint.as === 'events';
      return response;
    } catch (error) {
      failure = error instanceof Failure ? error.reason : 'internal';
      return c.get('failWith')(endpoint, error);
    } finally {
      if (!streaming) caller.release();
      await body?.dispose();
      if (endpoint.kind === 'write') {
        await options.onWrite?.({ endpoint, actor, input, answer, failure, requestId: c.get('requestId'), address });
      }
    }
  };
};
