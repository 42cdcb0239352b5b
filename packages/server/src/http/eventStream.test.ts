import { endpoint } from '@console/api/contract';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.js';
import { createApp } from './createApp.js';
import { eventStream } from './eventStream.js';
import { fail } from './failure.js';
import { commonMessages } from './messages.js';
import { type Actor, type StreamEvent, serve, serveOpen } from './serve.js';

const words = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/words',
  query: z.strictObject({ what: z.enum(['all', 'none', 'breaks', 'waits']) }),
  reply: z.unknown(),
  as: 'events',
  needs: 'public',
  fails: { no_words: 404 },
  origin: 'ours',
});

/** Resolves when the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const start = (closing?: AbortSignal) => {
  const end = new AbortController();
  const ended = aborted(end.signal);
  const onEnded = () => end.abort();
  async function* all(signal: AbortSignal, breaks: boolean): AsyncGenerator<StreamEvent> {
    try {
      yield { id: 1, event: 'delta', data: { text: '第一\n行' } };
      if (breaks) throw new Error('hunter2');
      yield { id: 2, event: 'done', data: null };
    } finally {
      onEnded();
    }
    signal.throwIfAborted();
  }
  async function* waits(signal: AbortSignal): AsyncGenerator<StreamEvent> {
    try {
      yield { id: 1, event: 'stage', data: 'waiting' };
      await aborted(signal);
    } finally {
      onEnded();
    }
  }
  const app = createApp({
    routes: [
      serveOpen(words, async ({ query, request }) => {
        if (query.what === 'none') return fail('no_words');
        return query.what === 'waits' ? waits(request.signal) : all(request.signal, query.what === 'breaks');
      }),
    ],
    messages: { ...commonMessages, no_words: { zh: '没有', en: 'None.' } },
    authenticate: async () => 'unknown',
    log: createLog('silent'),
    closing,
  });
  return { app, ended };
};

it('sends numbered events that no proxy holds back or compresses', async () => {
  const response = await start().app.request('/aiapi/qa/words?what=all', { headers: { 'accept-encoding': 'gzip' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': expect.stringContaining('no-transform'),
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe(
    ': open\n\nid: 1\nevent: delta\ndata: {"text":"第一\\n行"}\n\nid: 2\nevent: done\ndata: null\n\n',
  );
});

it('fails like any call before the stream begins', async () => {
  const response = await start().app.request('/aiapi/qa/words?what=none');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ reason: 'no_words' });
});

it('ends with an error event when the stream breaks, without a word about the inside', async () => {
  const text = await (await start().app.request('/aiapi/qa/words?what=breaks')).text();
  expect(text).toContain(`event: error\ndata: ${JSON.stringify({ message: commonMessages.internal.zh })}\n\n`);
  expect(text).not.toContain('hunter2');
});

it('tells the handler when the reader leaves', async () => {
  const { app, ended } = start();
  const response = await app.request('/aiapi/qa/words?what=waits');
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await ended;
});

it('ends open streams when the server closes', async () => {
  const closing = new AbortController();
  const { app, ended } = start(closing.signal);
  const response = await app.request('/aiapi/qa/words?what=waits');
  const text = response.text();
  closing.abort();
  await ended;
  expect(await text).toContain(': open');
});

it('keeps a silent stream alive', async () => {
  const abort = new AbortController();
  async function* silent(): AsyncGenerator<StreamEvent> {
    await aborted(abort.signal);
    yield* [];
  }
  const response = eventStream({ events: silent(), abort, onError: String, heartbeat: 5 });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  expect([await read(), await read(), await read()]).toEqual([': open\n\n', ': beat\n\n', ': beat\n\n']);
  await reader?.cancel();
});

const kept = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/kept',
  reply: z.unknown(),
  as: 'events',
  needs: 'chat',
  origin: 'ours',
});

const reader: Actor = {
  userId: 'u1',
  account: 'lihm',
  username: '李慧敏',
  roleIds: [],
  permissions: new Set(['chat']),
  signInId: 's1',
};

it.each([
  ['is signed out', 'unknown'],
  ['is stopped', 'stopped'],
  ['loses the permission', { ...reader, permissions: new Set<never>() }],
] as const)('ends an open stream once its reader %s, and not before', async (_what, later) => {
  let found: Actor | 'unknown' | 'stopped' = reader;
  let asked = 0;
  let breaks = false;
  const app = createApp({
    routes: [
      serve(kept, async ({ request }) =>
        (async function* (): AsyncGenerator<StreamEvent> {
          yield { id: 1, event: 'stage', data: 'waiting' };
          await aborted(request.signal);
        })(),
      ),
    ],
    messages: commonMessages,
    authenticate: async () => {
      asked += 1;
      if (breaks) throw new Error('the database is away');
      return found;
    },
    log: createLog('silent'),
    permitInterval: 5,
  });
  const response = await app.request('/aiapi/qa/kept', { headers: { authorization: 'good' } });
  let ended = false;
  const text = response.text().finally(() => {
    ended = true;
  });
  const untilAsked = (times: number) => vi.waitFor(() => expect(asked).toBeGreaterThan(times));
  await untilAsked(3);
  breaks = true;
  await untilAsked(asked + 2);
  breaks = false;
  expect(ended).toBe(false);
  found = later;
  expect(await text).toContain('waiting');
});

it('asks about the readers of all open streams together, and ends those alone that may not read any more', async () => {
  const asked: (readonly string[])[] = [];
  const gone = new Set<string>();
  const app = createApp({
    routes: [
      serve(kept, async ({ request }) =>
        (async function* (): AsyncGenerator<StreamEvent> {
          yield { id: 1, event: 'stage', data: 'waiting' };
          await aborted(request.signal);
        })(),
      ),
    ],
    messages: commonMessages,
    authenticate: async () => reader,
    authenticateAll: async (tokens) => {
      asked.push(tokens);
      return tokens.map((token) => (gone.has(token) ? 'unknown' : reader));
    },
    log: createLog('silent'),
    permitInterval: 5,
  });
  const leaving = new AbortController();
  const open = async (token: string): Promise<Response> =>
    app.request('/aiapi/qa/kept', { headers: { authorization: token }, signal: leaving.signal });
  const [first] = await Promise.all(['one', 'two', 'two', 'three'].map(open));
  await vi.waitFor(() => expect(asked.at(-1)).toHaveLength(3));
  expect(asked.at(-1)?.toSorted()).toEqual(['one', 'three', 'two']);
  gone.add('one');
  await first?.text();
  await vi.waitFor(() => expect(asked.at(-1)?.toSorted()).toEqual(['three', 'two']));
  leaving.abort();
});
