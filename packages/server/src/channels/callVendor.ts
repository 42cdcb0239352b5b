import { AddressNotAllowed, callOutside, NoReply } from '../outbound/index.js';
import { maskPhones } from '../text/maskPhones.js';
import type { SendOutcome } from './channel.js';

/** How a vendor is called. */
export interface VendorLine {
  /** Hosts inside that may be called all the same. */
  readonly allowed: readonly string[];
  /** Milliseconds that a vendor has. Default 10,000. */
  readonly patience?: number;
}

export interface VendorCall extends VendorLine {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

/** A vendor's reply; `body` undefined where it is no JSON. */
export interface VendorReply {
  readonly status: number;
  readonly body: unknown;
  /** The words of the reply, shortened, without phone numbers. */
  readonly said: string;
}

export type VendorFailure = Exclude<SendOutcome, { state: 'taken' }>;

const PATIENCE = 10_000;
const MOST_BYTES = 1_000_000;
const LONGEST = 300;
/** Milliseconds until a vendor that was not reached is tried again. */
const AGAIN = 30_000;
const TOO_MANY = 429;
/** As `callOutside` says it. */
const NO_ANSWER = 'no answer in time';

/** The vendor never heard of the message: the connection did not come about. */
const neverReached =
  /^(ENOTFOUND|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** What of the connection did not come about. */
const faultOf = (code: string): 'dns' | 'refused' | 'tls' =>
  /^(ENOTFOUND|EAI_)/.test(code) ? 'dns' : /^(ECONNREFUSED|EHOST|ENET)/.test(code) ? 'refused' : 'tls';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Words of a vendor as they may be shown and kept. */
export const spoken = (text: string): string => maskPhones(text.replaceAll('\0', '')).slice(0, LONGEST);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Calls a vendor once. Answers its reply, whatever its status, or what a message has come to where there is none; 429 is a
 * reply that says to come back.
 */
export const callVendor = async (call: VendorCall): Promise<VendorReply | VendorFailure> => {
  const { url, method = 'POST', headers = {}, body, allowed, patience = PATIENCE, signal } = call;
  try {
    const reply = await callOutside({
      url,
      method,
      headers,
      ...(body !== undefined && { body }),
      timeout: patience,
      mostBytes: MOST_BYTES,
      allowed,
      ...(signal && { signal }),
    });
    const text = new TextDecoder().decode(reply.body);
    if (reply.status === TOO_MANY)
      return { state: 'later', after: reply.retryAfter ?? AGAIN, said: spoken(text), fault: 'busy', status: TOO_MANY };
    return { status: reply.status, body: parsed(text), said: spoken(text) };
  } catch (error) {
    if (error instanceof AddressNotAllowed)
      return { state: 'refused', reason: 'account', said: error.message, fault: 'notAllowed' };
    if (!(error instanceof NoReply)) throw error;
    const code = codeOf(error.cause);
    return neverReached.test(code)
      ? { state: 'later', after: AGAIN, said: code, fault: faultOf(code) }
      : { state: 'unknown', said: error.message, fault: error.message === NO_ANSWER ? 'slow' : 'broken' };
  }
};

export const isFailure = (reply: VendorReply | VendorFailure): reply is VendorFailure => 'state' in reply;
