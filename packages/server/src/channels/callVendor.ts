import { AddressNotAllowed, callOutside, isConfidential, NoReply } from '../outbound/index.js';
import { exactJson } from '../text/exactJson.js';
import { spoken } from '../text/spoken.js';
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
  /** Keys and tokens in it: where the vendor says them again, its reply is read without. */
  readonly secrets?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** A vendor's reply; `body` undefined where it is no JSON, long numbers in it are text. */
export interface VendorReply {
  readonly status: number;
  readonly body: unknown;
  /** The words of the reply, shortened, without phone numbers. */
  readonly said: string;
}

export type VendorFailure = Exclude<SendOutcome, { state: 'taken' }>;

const PATIENCE = 10_000;
const MOST_BYTES = 1_000_000;
/** Milliseconds until a vendor that was not reached is tried again. */
const AGAIN = 30_000;
const TOO_MANY = 429;
/** As `callOutside` says it. */
const NO_ANSWER = 'no answer in time';

/** What of the connection did not come about. */
const faultOf = (code: string): 'dns' | 'refused' | 'tls' =>
  /^(ENOTFOUND|EAI_)/.test(code) ? 'dns' : /CERT|SSL|TLS|EPROTO|SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'refused';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Shorter ones may be parts of words. */
const SHORTEST_SECRET = 8;

/** Without what only we and the vendor may know. */
const without = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);

/**
 * Calls a vendor once. Answers its reply, whatever its status, or what a message has come to where there is none; 429 is a
 * reply that says to come back. Where no connection came about, the vendor surely never heard of the message; where one broke
 * off, nobody knows. What is said to people, whom, and keys go to nobody in plain text but to hosts of our own.
 */
export const callVendor = async (call: VendorCall): Promise<VendorReply | VendorFailure> => {
  const { url, method = 'POST', headers = {}, body, secrets = [], allowed, patience = PATIENCE, signal } = call;
  if (!isConfidential(url, allowed))
    return { state: 'refused', reason: 'account', said: 'no https', fault: 'notAllowed' };
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
    const text = without(new TextDecoder().decode(reply.body), secrets);
    const said = spoken(text);
    if (reply.status === TOO_MANY)
      return { state: 'later', after: reply.retryAfter ?? AGAIN, said, fault: 'busy', status: TOO_MANY };
    return { status: reply.status, body: exactJson(text), said };
  } catch (error) {
    if (error instanceof AddressNotAllowed)
      return { state: 'refused', reason: 'account', said: error.message, fault: 'notAllowed' };
    if (!(error instanceof NoReply)) throw error;
    const fault = error.message === NO_ANSWER ? 'slow' : error.reached ? 'broken' : faultOf(codeOf(error.cause));
    return error.reached
      ? { state: 'unknown', said: error.message, fault }
      : { state: 'later', after: AGAIN, said: codeOf(error.cause), fault };
  }
};

export const isFailure = (reply: VendorReply | VendorFailure): reply is VendorFailure => 'state' in reply;
