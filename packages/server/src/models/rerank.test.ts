import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReranker } from './rerank.js';

let seen: { path: string | undefined; body: unknown }[] = [];
/** What the service answers to a body. */
let reply: (body: object) => { status: number; body: unknown };

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    const body: unknown = JSON.parse(text);
    seen.push({ path: request.url, body });
    const said = reply(body instanceof Object ? body : {});
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  });
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const score = (path: string) => {
  seen = [];
  return createReranker({ baseUrl: `${origin}${path}`, model: 'bge-reranker' }).score('几秒', ['二十四秒', '五次']);
};

it('reads the scores of a service as Jina, Cohere, vLLM and Xinference have it, in the order of the passages', async () => {
  reply = () => ({
    status: 200,
    body: {
      results: [
        { index: 1, relevance_score: 0.1, document: { text: '五次' } },
        { index: 0, relevance_score: 0.9 },
      ],
    },
  });
  expect(await score('')).toEqual([0.9, 0.1]);
  expect(seen).toMatchObject([
    { path: '/v1/rerank', body: { model: 'bge-reranker', query: '几秒', documents: ['二十四秒', '五次'] } },
  ]);
});

it('speaks to text-embeddings-inference too, whose address is complete', async () => {
  reply = (body) =>
    'texts' in body
      ? { status: 200, body: [{ index: 0, score: 0.8 }] }
      : { status: 422, body: { error: 'missing field `texts`' } };
  // What is left out is worth nothing.
  expect(await score('/rerank')).toEqual([0.8, 0]);
  expect(seen.map(({ path }) => path)).toEqual(['/rerank', '/rerank']);
});

it.each([
  ['a place that no passage has', { results: [{ index: 2, relevance_score: 0.5 }] }],
  ['a passage without a score', { results: [{ index: 0 }] }],
  ['something else', { data: [] }],
])('refuses %s', async (_name, body) => {
  reply = () => ({ status: 200, body });
  await expect(score('')).rejects.toMatchObject({ failure: 'bad_reply' });
});

it('says that a service is not there, or refuses the key', async () => {
  reply = () => ({ status: 401, body: {} });
  await expect(score('')).rejects.toMatchObject({ failure: 'unauthorised' });
  await expect(
    createReranker({ baseUrl: 'http://127.0.0.1:1', model: 'm' }).score('a', ['b', 'c']),
  ).rejects.toMatchObject({ failure: 'unreachable' });
});
