import { expect, it } from 'vitest';
import { pageTopics, readDocumentPage, streamAnswer, uploadImage } from '../contract/index.js';
import { listen } from '../testing/listen.js';
import { type Client, createClient } from './createClient.js';

const file = new File([new Uint8Array(1000)], 'court.png', { type: 'image/png' });

const kinds: [string, (client: Client, signal: AbortSignal) => Promise<unknown>][] = [
  ['a call', (client, signal) => client.call(pageTopics, { current: 1, size: 1 }, { signal })],
  ['an upload', (client, signal) => client.call(uploadImage, { file }, { signal })],
  ['a download', (client, signal) => client.download(readDocumentPage, { documentId: 'd', page: 1 }, { signal })],
  [
    'a stream',
    (client, signal) =>
      client.stream(streamAnswer, { id: 'a' }, { signal, isLast: () => true, onEvent: () => undefined }),
  ],
];

it.each(kinds)('lets go of %s when its signal says so: the server is told, the reader is not', async (_kind, begin) => {
  let arrive = () => {};
  let leave = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await using server = await listen((request, response) => {
    response.on('close', leave);
    request.resume().on('end', arrive);
  });
  const said: unknown[] = [];
  const client = createClient({ origin: server.origin, onMessage: (error) => said.push(error) });
  const controller = new AbortController();
  const outcome = begin(client, controller.signal).catch((error: unknown) => error);
  await arrived;
  controller.abort();
  await left;
  expect(await outcome).toMatchObject({ aborted: true });
  expect(said).toEqual([]);
});

it.each(kinds)('never begins %s whose signal has spoken already', async (_kind, begin) => {
  let calls = 0;
  await using server = await listen((_request, response) => {
    calls += 1;
    response.end();
  });
  const client = createClient({ origin: server.origin });
  await expect(begin(client, AbortSignal.abort())).rejects.toMatchObject({ aborted: true });
  expect(calls).toBe(0);
});
