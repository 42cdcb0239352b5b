import { randomId } from '@console/base';
import { signatureOf } from '../sms/gateway.js';

/** The headers of a call to a gateway of the association's own: who calls, when, and a signature over exactly this body. */
export const signedHeaders = (
  { accessKey, secret }: { readonly accessKey: string; readonly secret: string },
  body: string,
): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomId();
  return {
    'content-type': 'application/json',
    'x-access-key': accessKey,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(secret, timestamp, nonce, body),
  };
};
