import { expect, it } from 'vitest';
import { receiptOf } from '../../../../console/src/areas/customerData/channels/protocols.js';
import { signatureOf } from '../../sms/gateway.js';
import { readOwnReports } from './readReports.js';
import { reportStates } from './report.js';

const access = { account: 'console', secret: 'a secret' };
const now = new Date('2026-03-01T00:00:00Z');

/** The example that the page shows to whoever runs a gateway, as that gateway would send it. */
const taken = (vendor: string) => {
  const shown = receiptOf(vendor, 'https://go.example.com/receipts/x/y');
  const body = shown.slice(shown.indexOf('\n\n') + 2);
  const timestamp = String(now.getTime() / 1000);
  const headers = new Headers({
    'x-access-key': access.account,
    'x-timestamp': timestamp,
    'x-nonce': 'n',
    'x-signature': signatureOf(access.secret, timestamp, 'n', body),
  });
  return readOwnReports(body, headers, access, now);
};
const statesOf = (vendor: string) => taken(vendor)?.reports.map(({ state }) => state);

it('takes what the page tells gateways of text messages to report: also what people write back', () => {
  expect(statesOf('smsGateway')).toEqual(['delivered', 'failed', 'optedOut']);
  expect(taken('smsGateway')?.optedOut).toEqual(['13800138000']);
});

it('takes what the page tells gateways of push messages to report: all there is', () => {
  expect(statesOf('pushGateway')).toEqual([...reportStates]);
  expect(taken('pushGateway')?.optedOut).toEqual([]);
});
