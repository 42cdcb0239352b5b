import { expect, it } from 'vitest';
import { pageTopics, streamAnswer } from '../contract/index.js';
import { readUpload } from '../contract/uploads.js';
import { listen } from '../testing/listen.js';
import { createClient } from './createClient.js';
import { originsOf } from './origins.js';

it.each([
  ['', '/aiapi/qa/aiTopic/queryPage', ''],
  ['https://one.example/', '/rag/getDocumentChunks', 'https://one.example'],
  [{ '/aiapi': 'https://ai.example/proxy' }, '/aiapi/qa/upload/v2', 'https://ai.example/proxy'],
  [{ '/aiapi': 'https://ai.example' }, '/rag/getDocumentChunks', ''],
  [{ '/aiapi': 'https://ai.example' }, '/aiapis/other', ''],
  [{ '/': 'https://rest.example', '/aiapi': 'https://ai.example' }, '/rag/addChunk', 'https://rest.example'],
  [{ '/aiapi/': 'https://ai.example', '/aiapi/qa': 'https://qa.example' }, '/aiapi/qa/upload/v2', 'https://qa.example'],
] as const)('with the addresses %j, %s is behind %s', (origins, path, address) => {
  expect(originsOf(origins)(path)).toBe(address);
});

it('sends calls, files and streams alike to the address of their prefix', async () => {
  const seen: string[] = [];
  await using server = await listen((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":500,"message":""}');
  });
  const client = createClient({ origin: { '/aiapi': `${server.origin}/proxied`, '/': 'http://127.0.0.1:9' } });
  const signal = new AbortController().signal;
  await Promise.allSettled([
    client.call(pageTopics, { current: 1, size: 1 }),
    client.download(readUpload, { id: 'f1' }),
    client.stream(streamAnswer, { id: 'a' }, { signal, isLast: () => true, onEvent: () => {} }),
  ]);
  expect(seen.toSorted()).toEqual([
    '/proxied/aiapi/qa/aiTopic/queryPage',
    '/proxied/aiapi/qa/sse/ragFlow?id=a',
    '/proxied/aiapi/qa/upload/file/f1',
  ]);
});
