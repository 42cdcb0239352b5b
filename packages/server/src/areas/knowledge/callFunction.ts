import { performance } from 'node:perf_hooks';
import type { CallOutcome } from '@console/api/contract';
import { AddressNotAllowed, callOutside, NoReply } from '../../outbound/index.js';
import type { FunctionSettings, StoredHeader } from './kbFunctions.store.js';

/** Characters of the reply that are kept. */
const KEPT = 10_000;
/** Bytes that this many characters have at most. */
const MOST_BYTES = KEPT * 4;
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

/** A secret in the ways in which a system may send it back. */
const spellings = (value: string): string[] => {
  const bare = value.replace(/^\w+\s+/, '');
  return [value, bare].flatMap((text) => [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    Buffer.from(text).toString('base64'),
    ...(/^[\w+/-]{8,}={0,2}$/.test(text) ? [Buffer.from(text, 'base64').toString('utf8')] : []),
  ]);
};

/** The text without the values of the headers, which a system may well send back. */
export const withoutSecrets = (text: string, headers: readonly StoredHeader[]): string =>
  headers
    .flatMap(({ value }) => spellings(value ?? ''))
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);

export interface CallOptions {
  /** Hosts of our own network that may be called. */
  readonly allowed: readonly string[];
  readonly signal: AbortSignal;
}

export interface Called {
  readonly outcome: CallOutcome;
  readonly status: number | null;
  /** Milliseconds. */
  readonly duration: number;
  /** The beginning of the reply, without the values of headers. */
  readonly body: string;
  /** There was more of it. */
  readonly cut: boolean;
}

/** Calls the other system once, with just what was declared and checked before. */
export const callFunction = async (
  { method, headers, timeout }: Pick<FunctionSettings, 'method' | 'headers' | 'timeout'>,
  sent: { readonly url: URL; readonly body: string | undefined },
  { allowed, signal }: CallOptions,
): Promise<Called> => {
  const began = performance.now();
  const ended = (outcome: CallOutcome, more: Partial<Called> = {}): Called => ({
    outcome,
    status: null,
    duration: Math.round(performance.now() - began),
    body: '',
    cut: false,
    ...more,
  });
  try {
    const { status, type, body, cut } = await callOutside({
      url: sent.url,
      method,
      headers: {
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value ?? ''])),
      },
      body: sent.body,
      timeout: timeout * 1000,
      mostBytes: MOST_BYTES,
      allowed,
      signal,
    });
    const text = withoutSecrets(decoded(body, type), headers);
    const isFine = status >= 200 && status < 300;
    return ended(isFine ? 'answered' : 'failed', {
      status,
      body: text.slice(0, KEPT),
      cut: cut || text.length > KEPT,
    });
  } catch (error) {
    if (error instanceof AddressNotAllowed) return ended('not_allowed');
    if (error instanceof NoReply) return ended(signal.aborted ? 'stopped' : 'no_reply');
    throw error;
  }
};
