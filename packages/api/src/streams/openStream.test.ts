import { INTERNAL, UNREACHABLE } from '@console/base';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClient } from '../client/createClient.js';
import { type AnswerEvent, askAndStream, streamAnswer } from '../contract/index.js';
import { listen } from '../testing/listen.js';

const head = { 'content-type': 'text/event-stream' };
const isLast = ({ event }: AnswerEvent) => event === 'done';
const delta = (id: number, text: string) => `id: ${id}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const done = (id: number) => `id: ${id}\nevent: done\ndata: {"status":"done","notice":null}\n\n`;

const collect = async (origin: string, extra: { lastEventId?: number; silence?: number } = {}): Promise<string> => {
  let text = '';
  await createClient({ origin }).stream(
    streamAnswer,
    { id: 'a' },
    {
      ...extra,
      isLast,
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.event === 'delta') text += event.data.text;
      },
    },
  );
  return text;
};

it('reads the same words however the bytes are cut, also inside a character', async () => {
  const wire = new TextEncoder().encode(`\uFEFF: 心跳\r\n\r\n${delta(1, '二十四秒\n')}${delta(2, '违例🏀')}${done(3)}`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: wire.length - 1 }), { maxLength: 12 }), async (cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), wire.length];
      await using server = await listen((_request, response) => {
        response.writeHead(200, head);
        edges.slice(1).forEach((edge, index) => response.write(wire.subarray(edges[index], edge)));
        response.end();
      });
      expect(await collect(server.origin)).toBe('二十四秒\n违例🏀');
    }),
    { numRuns: 25 },
  );
});

it('takes a lost connection up after the last event, losing and doubling nothing', async () => {
  const asked: (string | undefined)[] = [];
  await using server = await listen((request, response) => {
    const after = request.headers['last-event-id'];
    asked.push(typeof after === 'string' ? after : undefined);
    response.writeHead(200, head);
    if (asked.length === 1) {
      response.write(delta(1, '一') + delta(2, '二'), () => response.destroy());
    } else {
      response.end(delta(3, '三') + done(4));
    }
  });
  expect(await collect(server.origin)).toBe('一二三');
  expect(asked).toEqual([undefined, '2']);
});

it('counts silence as a lost connection', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response.writeHead(200, head);
    if (calls === 1) response.write(delta(1, '一'));
    else response.end(delta(2, '二') + done(3));
  });
  expect(await collect(server.origin, { silence: 100 })).toBe('一二');
});

it('begins after the event it is told', async () => {
  await using server = await listen((request, response) => {
    response.writeHead(200, head).end(delta(8, `after ${String(request.headers['last-event-id'])}`) + done(9));
  });
  expect(await collect(server.origin, { lastEventId: 7 })).toBe('after 7');
});

it('waits for a server that is starting', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(503, { 'content-type': 'text/plain' }).end('starting');
    else response.writeHead(200, head).end(delta(1, '一') + done(2));
  });
  expect(await collect(server.origin)).toBe('一');
});

it('rejects what the server refuses, without asking again', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"code":404,"reason":"session_not_found","message":"回答不存在"}');
  });
  await expect(collect(server.origin)).rejects.toMatchObject({ reason: 'session_not_found' });
  expect(calls).toBe(1);
});

it('never asks a question twice because the connection was lost', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response.writeHead(200, head);
    response.write(delta(1, '一'), () => response.destroy());
  });
  const streaming = createClient({ origin: server.origin }).stream(
    askAndStream,
    { question: '24 秒' },
    { isLast, signal: new AbortController().signal, onEvent: () => undefined },
  );
  await expect(streaming).rejects.toMatchObject({ code: UNREACHABLE });
  expect(calls).toBe(1);
});

it('lets go at once when told to', async () => {
  const controller = new AbortController();
  await using server = await listen((_request, response) => {
    response.writeHead(200, head).write(delta(1, '一'));
  });
  const streaming = createClient({ origin: server.origin }).stream(
    streamAnswer,
    { id: 'a' },
    { isLast, signal: controller.signal, onEvent: () => controller.abort() },
  );
  await expect(streaming).rejects.toMatchObject({ aborted: true });
});

it('stays with whoever opened it through every lost connection', async () => {
  const sent: (string | undefined)[] = [];
  await using server = await listen((request, response) => {
    sent.push(request.headers.authorization);
    response.writeHead(200, head);
    if (sent.length < 3) response.write(`retry: 1\n\n${delta(sent.length, '一')}`, () => response.destroy());
    else response.end(done(3));
  });
  let token = 'first';
  await createClient({ origin: server.origin, storedToken: () => token }).stream(
    streamAnswer,
    { id: 'a' },
    {
      isLast,
      signal: new AbortController().signal,
      onEvent: () => {
        token = 'second';
      },
    },
  );
  expect(sent).toEqual(['first', 'first', 'first']);
});

it.each([
  ['nothing of which is understood', () => 'retry: 1\n\ndata: 你好\n\n'],
  ['which begins anew each time', () => `retry: 1\n\n${delta(1, '一')}${delta(2, '二')}`],
  ['whose events have no numbers', () => 'retry: 1\n\nevent: delta\ndata: {"text":"一"}\n\n'],
])(
  'gives a stream up %s',
  async (_name, words) => {
    let connections = 0;
    await using server = await listen((_request, response) => {
      connections += 1;
      response.writeHead(200, head).end(words());
    });
    await expect(collect(server.origin)).rejects.toMatchObject({ code: UNREACHABLE });
    expect(connections).toBeLessThanOrEqual(10);
  },
  20_000,
);

it('repeats no word where the server begins anew instead of going on', async () => {
  let connections = 0;
  await using server = await listen((_request, response) => {
    connections += 1;
    response.writeHead(200, head);
    const words = `retry: 1\n\n${delta(1, '一')}${delta(2, '二')}`;
    if (connections === 1) response.write(words, () => response.destroy());
    else response.end(words + delta(3, '三') + done(4));
  });
  expect(await collect(server.origin)).toBe('一二三');
});

it('takes no more events once it was told to let go', async () => {
  const controller = new AbortController();
  const taken: unknown[] = [];
  await using server = await listen((_request, response) => {
    response.writeHead(200, head).write(delta(1, '一') + delta(2, '二'));
  });
  const streaming = createClient({ origin: server.origin }).stream(
    streamAnswer,
    { id: 'a' },
    {
      isLast,
      signal: controller.signal,
      onEvent: (event) => {
        taken.push(event);
        controller.abort();
      },
    },
  );
  await expect(streaming).rejects.toMatchObject({ aborted: true });
  expect(taken).toHaveLength(1);
});

it('waits as long as the server asks before it connects again', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response.writeHead(200, head);
    if (calls <= 3) response.write(`retry: 1\n\n${delta(calls, '一')}`, () => response.destroy());
    else response.end(done(9));
  });
  const began = performance.now();
  expect(await collect(server.origin)).toBe('一一一');
  // Three waits of the usual length would be 1125 ms at the very least.
  expect(performance.now() - began).toBeLessThan(1000);
});

it('passes over events it cannot read', async () => {
  await using server = await listen((_request, response) => {
    response.writeHead(200, head).end(`data: [DONE]\n\nevent: news\ndata: {}\n\n${delta(1, '一')}${done(2)}`);
  });
  expect(await collect(server.origin)).toBe('一');
});

it('hands on what goes wrong where events are taken, without connecting again', async () => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response.writeHead(200, head).end(delta(1, '一') + done(2));
  });
  const streaming = createClient({ origin: server.origin }).stream(
    streamAnswer,
    { id: 'a' },
    {
      isLast,
      signal: new AbortController().signal,
      onEvent: () => {
        throw new TypeError('a mistake of the caller');
      },
    },
  );
  await expect(streaming).rejects.toMatchObject({ name: 'ApiError', code: INTERNAL });
  await expect(streaming).rejects.toHaveProperty('cause.message', 'a mistake of the caller');
  expect(calls).toBe(1);
});
