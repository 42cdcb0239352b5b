import type { SmsOutcome } from '@console/api/contract';
import { randomId } from '@console/base';
import { createHmac } from 'node:crypto';
import { AddressNotAllowed, callOutside, NoReply } from '../outbound/index.js';
import { maskPhones } from '../text/maskPhones.js';

export interface SmsMessage {
  /** The same however often it is sent: a gateway that knows it takes the message once. Left out: it is sent once only. */
  readonly key?: string;
  readonly phoneNumber: string;
  readonly content: string;
  readonly signName: string;
}

export interface SmsGateway {
  readonly gatewayUrl: string;
  readonly accessKey: string;
  readonly secret: string;
  /** Hosts inside that may be called all the same. */
  readonly allowed: readonly string[];
}

export interface SmsResult {
  readonly outcome: SmsOutcome;
  /** Null: the gateway did not answer. */
  readonly status: number | null;
  /** What the gateway says, shortened. */
  readonly message: string;
  readonly duration: number;
}

/** Milliseconds that a gateway has. */
const PATIENCE = 10_000;
const MOST_BYTES = 4096;
const LONGEST_MESSAGE = 300;

/** What a gateway checks: the moment, a word used once, and exactly the body that was sent. */
export const signatureOf = (secret: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const outcomeOfFailure = (error: NoReply): SmsOutcome => {
  if (error.message === 'no answer in time') return 'slow';
  const code = codeOf(error.cause);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NODATA') return 'dns';
  if (code === 'ECONNREFUSED') return 'refused';
  if (/CERT|SSL|TLS|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls';
  return 'broken';
};

const outcomeOf = (status: number): SmsOutcome => {
  if (status < 300) return 'sent';
  if (status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'unauthorised';
  return status < 500 ? 'declined' : 'gatewayFailed';
};

/** Hands one message to the gateway, and says how that went. Never throws for what the gateway does. */
export const handOver = async (
  { gatewayUrl, accessKey, secret, allowed }: SmsGateway,
  message: SmsMessage,
  patience = PATIENCE,
): Promise<SmsResult> => {
  const began = performance.now();
  const ended = (outcome: SmsOutcome, status: number | null, said = ''): SmsResult => ({
    outcome,
    status,
    message: maskPhones(said).slice(0, LONGEST_MESSAGE),
    duration: Math.round(performance.now() - began),
  });
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomId();
  try {
    const reply = await callOutside({
      url: new URL(gatewayUrl),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-key': accessKey,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, timestamp, nonce, body),
      },
      body,
      timeout: patience,
      mostBytes: MOST_BYTES,
      allowed,
    });
    return ended(outcomeOf(reply.status), reply.status, new TextDecoder().decode(reply.body).replaceAll('\0', ''));
  } catch (error) {
    if (error instanceof AddressNotAllowed) return ended('notAllowed', null);
    if (error instanceof NoReply) return ended(outcomeOfFailure(error), null);
    throw error;
  }
};
