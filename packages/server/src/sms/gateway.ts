import type { ChannelOutcome } from '@console/api/contract';
import { randomId } from '@console/base';
import { createHmac } from 'node:crypto';
import { AddressNotAllowed, callOutside, isConfidential, NoReply } from '../outbound/index.js';
import { spoken } from '../text/spoken.js';

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

/** How handing over went, as far as a gateway tells. */
export type GatewayOutcome = Extract<
  ChannelOutcome,
  | 'sent'
  | 'dns'
  | 'refused'
  | 'tls'
  | 'slow'
  | 'broken'
  | 'unauthorised'
  | 'declined'
  | 'vendorFailed'
  | 'redirected'
  | 'notAllowed'
  | 'busy'
>;

export interface SmsResult {
  readonly outcome: GatewayOutcome;
  /** Null: the gateway did not answer. */
  readonly status: number | null;
  /** What the gateway says, shortened. */
  readonly message: string;
  /** Milliseconds that it asks to wait; null: it does not say. */
  readonly retryAfter: number | null;
  /** A connection came about, so that it may have taken the message; otherwise it surely has not. */
  readonly reached: boolean;
}

/** Milliseconds that a gateway has. */
const PATIENCE = 10_000;
const MOST_BYTES = 4096;

/** What a gateway checks: the moment, a word used once, and exactly the body that was sent. */
export const signatureOf = (secret: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const outcomeOfFailure = (error: NoReply): GatewayOutcome => {
  if (error.message === 'no answer in time') return 'slow';
  if (error.reached) return 'broken';
  const code = codeOf(error.cause);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NODATA') return 'dns';
  return /CERT|SSL|TLS|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'refused';
};

const outcomeOf = (status: number): GatewayOutcome => {
  if (status < 300) return 'sent';
  if (status < 400) return 'redirected';
  if (status === 429) return 'busy';
  if (status === 401 || status === 403) return 'unauthorised';
  return status < 500 ? 'declined' : 'vendorFailed';
};

/** Hands one message to the gateway, and says how that went. Never throws for what the gateway does. */
export const handOver = async (
  { gatewayUrl, accessKey, secret, allowed }: SmsGateway,
  message: SmsMessage,
  patience = PATIENCE,
  signal?: AbortSignal,
): Promise<SmsResult> => {
  const ended = (outcome: GatewayOutcome, told: Partial<SmsResult> = {}): SmsResult => {
    const { status = null, message: said = '', retryAfter = null, reached = status !== null } = told;
    return { outcome, status, message: spoken(said), retryAfter, reached };
  };
  const url = new URL(gatewayUrl);
  if (!isConfidential(url, allowed)) return ended('notAllowed', { message: 'no https' });
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomId();
  try {
    const reply = await callOutside({
      url,
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
      ...(signal && { signal }),
    });
    const { status, retryAfter } = reply;
    return ended(outcomeOf(status), { status, retryAfter, message: new TextDecoder().decode(reply.body) });
  } catch (error) {
    if (error instanceof AddressNotAllowed) return ended('notAllowed');
    if (error instanceof NoReply) return ended(outcomeOfFailure(error), { reached: error.reached });
    throw error;
  }
};
