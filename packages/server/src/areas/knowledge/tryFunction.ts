import { performance } from 'node:perf_hooks';
import { type Failure, fail } from '../../http/failure.js';
import { AddressNotAllowed, callOutside, NoReply } from '../../outbound/index.js';
import type { FunctionSettings, StoredHeader } from './kbFunctions.store.js';

/** Characters of the reply that are shown. */
const SHOWN = 10_000;
/** Bytes that this many characters have at most. */
const MOST_BYTES = SHOWN * 4;
/** Values shorter than this are no secret, and would be found everywhere. */
const SHORTEST_SECRET = 4;
const HIDDEN = '••••••';

const decoded = (bytes: Uint8Array, type: string): string => {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/** The text without the values of the headers, which a system may well send back. */
const withoutSecrets = (text: string, headers: readonly StoredHeader[]): string =>
  headers
    .flatMap(({ value }) => [value, value.replace(/^\w+\s+/, ''), JSON.stringify(value).slice(1, -1)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);

export interface TryOptions {
  /** Hosts of our own network that may be called. */
  readonly allowed: readonly string[];
  readonly signal: AbortSignal;
}

/** Calls the other system once. Answers `address_not_allowed` or `no_reply` where it cannot. */
export const tryFunction = async (
  { method, headers, timeout }: FunctionSettings,
  sent: { readonly url: URL; readonly body: string | undefined },
  { allowed, signal }: TryOptions,
): Promise<{ status: number; duration: number; body: string } | Failure> => {
  const began = performance.now();
  try {
    const { status, type, body } = await callOutside({
      url: sent.url,
      method,
      headers: {
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      },
      body: sent.body,
      timeout: timeout * 1000,
      mostBytes: MOST_BYTES,
      allowed,
      signal,
    });
    const duration = Math.round(performance.now() - began);
    return { status, duration, body: withoutSecrets(decoded(body, type), headers).slice(0, SHOWN) };
  } catch (error) {
    if (error instanceof AddressNotAllowed) return fail('address_not_allowed');
    if (error instanceof NoReply) return fail('no_reply');
    throw error;
  }
};
