import { createServer, type RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { listenLocally } from './testing/listenLocally.js';
import { AddressNotAllowed, callOutside, NoReply, type OutsideCall } from './callOutside.js';

const names = vi.hoisted(() => new Map<string, { address: string; family: number }[]>());
// The one thing that cannot be had here: names of the internet, and who answers for them.
vi.mock('node:dns', () => {
  const lookup: LookupFunction = (name, _options, done) => {
    const found = names.get(name);
    if (found === undefined) done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    else done(null, found);
  };
  return { lookup };
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  names.clear();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const serving = async (listener: RequestListener) => {
  const { url, close } = await listenLocally(createServer(listener));
  closers.push(close);
  return new URL(url);
};

const call = (url: URL | string, more: Partial<OutsideCall> = {}) =>
  callOutside({
    url: new URL(url),
    method: 'GET',
    headers: {},
    timeout: 5000,
    mostBytes: 1000,
    allowed: ['127.0.0.1'],
    ...more,
  });

it('refuses a name that leads inside, also where only one of its addresses does, and before anything is sent', async () => {
  let called = 0;
  const { port } = await serving((_request, response) => {
    called += 1;
    response.end('inside');
  });
  names.set('rebound.example.com', [{ address: '127.0.0.1', family: 4 }]);
  names.set('mixed.example.com', [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]);
  for (const host of ['rebound.example.com', 'mixed.example.com']) {
    await expect(call(`http://${host}:${port}/`)).rejects.toBeInstanceOf(AddressNotAllowed);
  }
  expect(called).toBe(0);
});

it('says that nobody answered where a name leads nowhere', async () => {
  await expect(call('http://nowhere.example.com/')).rejects.toBeInstanceOf(NoReply);
});

it('does not follow a redirect', async () => {
  let called = 0;
  const address = await serving((request, response) => {
    called += 1;
    response.writeHead(302, { location: `http://${request.headers.host}/secret` }).end();
  });
  expect(await call(address)).toMatchObject({ status: 302 });
  expect(called).toBe(1);
});

it('gives up after the time it is given, also in the middle of a reply', async () => {
  const silent = await serving(() => undefined);
  await expect(call(silent, { timeout: 50 })).rejects.toBeInstanceOf(NoReply);
  const halting = await serving((_request, response) => response.write('beginning'));
  await expect(call(halting, { timeout: 50 })).rejects.toBeInstanceOf(NoReply);
});

it('says whether the other side may have heard the call: not where no connection came about', async () => {
  const breaking = await serving((request) => request.socket.destroy());
  await expect(call(breaking, { method: 'POST', body: 'x' })).rejects.toMatchObject({ reached: true });
  const silent = await serving(() => undefined);
  await expect(call(silent, { timeout: 50 })).rejects.toMatchObject({ reached: true });
  // It speaks no TLS, so that there is no safe connection to say it over.
  const plain = new URL(`https://${breaking.host}/`);
  await expect(call(plain, { method: 'POST', body: 'x' })).rejects.toMatchObject({ reached: false });
  await expect(call('http://nowhere.example.com/')).rejects.toMatchObject({ reached: false });
  await expect(call(silent, { signal: AbortSignal.abort() })).rejects.toMatchObject({ reached: false });
});

it('reads no more than it was told to, of a reply without an end', async () => {
  const address = await serving((_request, response) => {
    const fill = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', fill);
    fill();
  });
  const { body, cut } = await call(address);
  expect(body).toHaveLength(1000);
  expect(cut).toBe(true);
});
