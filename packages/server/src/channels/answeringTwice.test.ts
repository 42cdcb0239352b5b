import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { pushGateway } from './app/pushGateway.js';
import { gatewaySms } from './sms/gatewaySms.js';
import { startVendor } from './testing/vendor.js';

let server: Server | undefined;
afterEach(async () => {
  server?.close();
  server = undefined;
});

const reply = (status: string, body: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** A vendor that says something of a message, and at once something else of it. */
const answeringTwice = async (first: string, second: string) => {
  const made = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(`${first}${second}`));
  });
  server = made;
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  const address = made.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { gatewayUrl: `http://${host}/send`, accessKey: 'k', secret: 's', allowed: [host] };
};

const message = (key: string) => ({ key, to: '13800138000', content: { signName: '省篮协', content: '周六开赛' } });

it('of a vendor that answers a call twice, the first answer counts, and the second is no other message’s', async () => {
  const taken = gatewaySms(await answeringTwice(reply('200 OK', '{}'), reply('422 No', 'no such number')), 5000);
  expect(await taken.send([message('m1'), message('m2')])).toEqual([
    { state: 'taken', receiptId: 'm1' },
    { state: 'taken', receiptId: 'm2' },
  ]);
  expect(await taken.send([message('m3')])).toEqual([{ state: 'taken', receiptId: 'm3' }]);
  server?.close();
  const refused = gatewaySms(await answeringTwice(reply('422 No', 'no such number'), reply('200 OK', '{}')), 5000);
  expect(await refused.send([message('m4')])).toMatchObject([{ state: 'refused', said: 'no such number' }]);
});

it('a message that a gateway names twice was taken if it says so once', async () => {
  const vendor = await startVendor();
  const channel = pushGateway({ gatewayUrl: vendor.url, accessKey: 'k', secret: 's', allowed: vendor.allowed });
  const content = { title: '开赛', content: '周六', imageUrl: '', action: 'open', target: '' } as const;
  const isTaken = { key: 'm1', taken: true, id: 'p1' };
  const isRefused = { key: 'm1', taken: false, reason: 'other', message: 'seen before' };
  for (const results of [
    [isTaken, isRefused],
    [isRefused, isTaken],
  ]) {
    vendor.answers(() => ({ body: { results } }));
    expect(await channel.send([{ key: 'm1', to: 'device-1', content }])).toEqual([{ state: 'taken', receiptId: 'p1' }]);
  }
  await vendor.close();
});
