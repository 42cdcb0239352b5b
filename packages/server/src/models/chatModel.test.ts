import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChatModel, createChatModel } from './chatModel.js';
import { callUrl } from './connection.js';
import { createEmbedder } from './embeddings.js';
import { ModelError } from './modelError.js';
import { type FakeModel, startFakeModel } from './testing/fakeModel.js';

const KEY = 'sk-very-secret';
const question = [{ role: 'user', content: '你好' }] as const;
const never = new AbortController().signal;

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(() => fake.behave({}));

const model = (more: object = {}) => createChatModel({ baseUrl: fake.url, apiKey: KEY, model: 'test', ...more });
const collect = async (from: ChatModel): Promise<string[]> => {
  const pieces: string[] = [];
  await from.answer(question, never, (words) => pieces.push(words));
  return pieces;
};
/** An answer that has begun with its first piece. */
const begin = async (signal: AbortSignal) => {
  const pieces: string[] = [];
  let onPiece: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    onPiece = resolve;
  });
  const answered = model().answer(question, signal, (words) => {
    pieces.push(words);
    onPiece();
  });
  await begun;
  expect(pieces).toEqual(['一']);
  return { answered };
};
const failureOf = (from: ChatModel) =>
  collect(from).then(
    () => {
      throw new Error('it answered');
    },
    (error: unknown) => error,
  );

/** A service of a test's own. */
const listen = async (answer: (response: ServerResponse) => void | Promise<void>) => {
  const server = createServer((_, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${address.port}`, close };
};

describe('a chat model', () => {
  it('hands on every piece as it comes', async () => {
    fake.behave({ reply: ['一', '二', '三'] });
    expect(await collect(model())).toEqual(['一', '二', '三']);
    expect(fake.requests.at(-1)).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${KEY}` });
  });

  it('reads a service that answers in one piece', async () => {
    fake.behave({ reply: '完整的回答', mode: 'whole' });
    expect(await collect(model())).toEqual(['完整的回答']);
  });

  it('sends no key where none is set', async () => {
    await collect(model({ apiKey: '' }));
    expect(fake.requests.at(-1)?.authorization).toBeUndefined();
  });

  it('closes the connection upstream when aborted, and throws the reason', async () => {
    fake.behave({ reply: ['一', '二'], pauseAfter: 1 });
    const before = fake.aborted();
    const controller = new AbortController();
    const { answered } = await begin(controller.signal);
    controller.abort('enough');
    await expect(answered).rejects.toBe('enough');
    await fake.untilAborted(before + 1);
  });

  it('still does so after memory was tidied up in mid-answer', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = vm.runInNewContext('gc');
    fake.behave({ reply: ['一', '二'], pauseAfter: 1 });
    const before = fake.aborted();
    const controller = new AbortController();
    const { answered } = await begin(controller.signal);
    const ended = expect(answered).rejects.toBe('enough');
    for (let round = 0; round < 5; round += 1) {
      collectGarbage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    controller.abort('enough');
    await ended;
    await fake.untilAborted(before + 1);
  });

  it('keeps nothing of what it has handed on, however long the answer', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = vm.runInNewContext('gc');
    const held = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const pieces = 10_000;
    const service = await listen(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (let at = 0; at < pieces; at += 1) {
        response.write(`data: {"choices":[{"delta":{"content":"${at}"}}]}\n\n`);
        // Each on its own way.
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const controller = new AbortController();
    const heard = new EventTarget();
    let read = 0;
    const hearing = (count: number) => once(heard, String(count));
    const [first, last] = [hearing(1), hearing(pieces)];
    const answered = model(service).answer(question, controller.signal, () => {
      read += 1;
      if (read === 1 || read === pieces) heard.dispatchEvent(new Event(String(read)));
    });
    answered.catch(() => undefined);
    await first;
    const before = held();
    await last;
    expect(held() - before).toBeLessThan(2_000_000);
    controller.abort();
    service.close();
  });

  it('tells a redirect from an answer, and does not take the key there', async () => {
    const before = fake.requests.length;
    const moved = await listen((response) => {
      response.writeHead(307, { location: `${fake.url}/v1/chat/completions` }).end();
    });
    expect(await failureOf(model(moved))).toMatchObject({ failure: 'unreachable' });
    expect(fake.requests).toHaveLength(before);
    moved.close();
  });

  it('takes a key with a line end for what it is, and says nothing of one that fits into no header', async () => {
    await collect(model({ apiKey: `${KEY}\n` }));
    expect(fake.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
    const error = await failureOf(model({ apiKey: `${KEY} 钥匙` }));
    expect(error).toMatchObject({ failure: 'unreachable' });
    expect(error instanceof Error ? error.stack : '').not.toContain(KEY);
  });

  it('closes the connection upstream, and throws the same, where what it says is not taken', async () => {
    fake.behave({ reply: ['一', '二'], pauseAfter: 1 });
    const before = fake.aborted();
    const refuse = () => {
      throw new RangeError('too much');
    };
    await expect(model().answer(question, never, refuse)).rejects.toBeInstanceOf(RangeError);
    await fake.untilAborted(before + 1);
  });

  it.each([
    [401, 'Incorrect API key', 'unauthorised'],
    [403, '', 'unauthorised'],
    [404, 'model not found', 'not_found'],
    [429, 'slow down', 'rate_limited'],
    [400, "This model's maximum context length is 8192 tokens", 'context_too_long'],
    [500, 'oops', 'bad_reply'],
  ])('names the failure of HTTP %i %s', async (status, words, failure) => {
    fake.behave({ status, words: `${words} ${KEY}` });
    const error = await failureOf(model());
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ failure, status });
    expect(`${JSON.stringify(error)}${String(error)}${error instanceof Error ? error.stack : ''}`).not.toContain(KEY);
  });

  it('says so when nothing listens there', async () => {
    const gone = await startFakeModel();
    await gone.close();
    expect(await failureOf(model({ baseUrl: gone.url }))).toMatchObject({
      failure: 'unreachable',
    });
  });

  it('gives up on a service that never answers, and on one that falls silent', async () => {
    fake.behave({ mode: 'silent' });
    expect(await failureOf(model({ firstByteMs: 50 }))).toMatchObject({ failure: 'timed_out' });
    fake.behave({ reply: ['一', '二'], pauseAfter: 1 });
    expect(await failureOf(model({ idleMs: 50 }))).toMatchObject({ failure: 'timed_out' });
  });

  it('does not take half an answer for a whole one', async () => {
    fake.behave({ reply: ['一', '二', '三', '四'], mode: 'cut' });
    expect(await failureOf(model())).toBeInstanceOf(ModelError);
    fake.behave({ mode: 'garbage' });
    expect(await failureOf(model())).toMatchObject({ failure: 'bad_reply' });
  });

  it('says whether the service came to the end of what it meant to say', async () => {
    expect(await model().answer(question, never, () => undefined)).toBe('whole');
    fake.behave({ finish: 'length' });
    expect(await model().answer(question, never, () => undefined)).toBe('cut');
    fake.behave({ finish: 'length', mode: 'whole' });
    expect(await model().answer(question, never, () => undefined)).toBe('cut');
  });

  it.each([429, 500, 503])('asks again where the service answers %i for a moment', async (status) => {
    fake.behave({ status, refusals: 2, reply: '好' });
    const before = fake.requests.length;
    expect(await collect(model({ pauses: [1, 1] }))).toEqual(['好']);
    expect(fake.requests.length - before).toBe(3);
  });

  it('does not ask again once it was refused for good, has begun to answer, or nobody waits any more', async () => {
    const tries = async (behaviour: object, from = model({ pauses: [1, 1] })) => {
      fake.behave(behaviour);
      const before = fake.requests.length;
      await failureOf(from);
      return fake.requests.length - before;
    };
    expect(await tries({ status: 401 })).toBe(1);
    expect(await tries({ status: 500 })).toBe(3);
    expect(await tries({ mode: 'cut', reply: ['一', '二'] })).toBe(1);
    fake.behave({ status: 500 });
    const left = new AbortController();
    const answered = model({ pauses: [60_000] }).answer(question, left.signal, () => undefined);
    setTimeout(() => left.abort(new Error('left')), 20);
    await expect(answered).rejects.toThrow('left');
  });

  it('leaves out what a reasoning model writes to itself, wherever the pieces are cut', async () => {
    for (let size = 1; size < 12; size += 1) {
      const text =
        '<think>先想 <一> 想</think>\n\n答案 <think> 在此\n\n<think>再想\n想</think>\n```\n<think>\n```\n完\n <think>没有完';
      const reply = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      fake.behave({ reply });
      const thoughts: string[] = [];
      const pieces: string[] = [];
      await model().answer(question, never, (words) => pieces.push(words), {
        onThought: (words) => thoughts.push(words),
      });
      expect(pieces.join('')).toBe('答案 <think> 在此\n\n```\n<think>\n```\n完\n');
      expect(thoughts.join('')).toBe('先想 <一> 想再想\n想没有完');
    }
  });

  it.each(['stream', 'whole'] as const)('tells what a service sends apart as thought, in %s', async (mode) => {
    fake.behave({ mode, thoughts: ['先看规则，', '再回答。'], reply: ['五次。'] });
    const thoughts: string[] = [];
    const pieces: string[] = [];
    await model().answer(question, never, (words) => pieces.push(words), {
      onThought: (words) => thoughts.push(words),
    });
    expect(thoughts.join('')).toBe('先看规则，再回答。');
    expect(pieces.join('')).toBe('五次。');
  });
});

describe('the address of a service', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1/chat/completions'],
    ['https://example.com/compatible-mode/v1', 'https://example.com/compatible-mode/v1/chat/completions'],
    ['https://example.com/api/paas/v4', 'https://example.com/api/paas/v4/chat/completions'],
    ['https://example.com/v1beta/openai/', 'https://example.com/v1beta/openai/chat/completions'],
    ['https://example.com/v1/chat/completions', 'https://example.com/v1/chat/completions'],
    ['https://example.com/v1?api-version=2', 'https://example.com/v1/chat/completions?api-version=2'],
  ])('%s is called at %s', (baseUrl, url) => {
    expect(callUrl(baseUrl, 'chat/completions')).toBe(url);
  });

  it('is refused with a password in it, without repeating the password', () => {
    expect(() => callUrl('https://me:hunter2@example.com', 'embeddings')).toThrow(/^(?!.*hunter2).*password/);
  });
});

describe('embeddings', () => {
  it('come in the order of the texts, in batches', async () => {
    const before = fake.requests.length;
    const embedder = createEmbedder({ baseUrl: `${fake.url}/v1`, model: 'vectors' }, 2);
    const texts = ['计时钟', '篮球规则', '计时钟'];
    const vectors = await embedder.embed(texts);
    expect(vectors).toHaveLength(3);
    expect(vectors[0]).toEqual(vectors[2]);
    expect(vectors[0]).not.toEqual(vectors[1]);
    expect(fake.requests.length - before).toBe(2);
  });
});
