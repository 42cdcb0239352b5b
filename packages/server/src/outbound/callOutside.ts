import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isListed, isPublicAddress, mayBeCalled } from './addressRules.js';

/** The address leads where this server does not call. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed';
}

/** The other system was not reached, did not answer in time, or broke off. Never says what was sent. */
export class NoReply extends Error {
  override readonly name = 'NoReply';
  /** A connection had come about, so that it may have heard the call; otherwise it surely has not. */
  readonly reached: boolean;

  constructor(message: string, { reached = false, ...options }: ErrorOptions & { reached?: boolean } = {}) {
    super(message, options);
    this.reached = reached;
  }
}

export interface OutsideCall {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for everything, from looking up the name to the last byte. */
  readonly timeout: number;
  /** Bytes of the reply that are read; the rest is not waited for. */
  readonly mostBytes: number;
  /** Hosts that may be called wherever they are, each with its port or without. */
  readonly allowed: readonly string[];
  readonly signal?: AbortSignal;
}

export interface OutsideReply {
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads; null for every other reply. */
  readonly location: string | null;
  /** Milliseconds that it asks to wait, an hour at most; null: it does not say. */
  readonly retryAfter: number | null;
  readonly body: Uint8Array;
  /** True where there was more than `mostBytes`. */
  readonly cut: boolean;
}

const LONGEST_WAIT = 3_600_000;

/** What a `Retry-After` asks for: seconds, or a date. */
const waitOf = (told: string | undefined): number | null => {
  if (told === undefined) return null;
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_WAIT) : null;
};

/** Looks a name up and refuses it unless every address it has is outside: the socket connects to what was checked. */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const [first] = found;
    if (first === undefined) return done(new NoReply('the name leads nowhere'), '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new AddressNotAllowed('the name leads to an address inside'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

const readUpTo = async (response: IncomingMessage, most: number): Promise<Pick<OutsideReply, 'body' | 'cut'>> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    if (!(part instanceof Uint8Array)) continue;
    parts.push(part);
    size += part.byteLength;
    if (size > most) break;
  }
  return { body: Buffer.concat(parts).subarray(0, most), cut: size > most };
};

/**
 * Calls another system for somebody. Redirects are not followed: they are the reply. Throws `AddressNotAllowed` and
 * `NoReply`.
 */
export const callOutside = async (call: OutsideCall): Promise<OutsideReply> => {
  const { url, method, headers, body, timeout, mostBytes, allowed, signal } = call;
  if (!mayBeCalled(url, allowed)) throw new AddressNotAllowed('the address may not be called');
  const limit = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  const isSafe = url.protocol === 'https:';
  const send = isSafe ? httpsRequest : httpRequest;
  let reached = false;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, {
        method,
        headers: {
          accept: 'application/json, text/*;q=0.9, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'console-server',
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        signal: limit,
        // No connection is kept: none can be used again that was opened for a host with other rules.
        agent: false,
        ...(isListed(url, allowed) ? {} : { lookup: guardedLookup }),
      });
      // Nothing leaves before: what is to be sent waits for the connection, and the certificate is looked at first.
      request.once('socket', (socket) => {
        socket.once(isSafe ? 'secureConnect' : 'connect', () => {
          reached = true;
        });
      });
      request.once('response', resolve);
      request.once('error', reject);
      request.end(body);
    });
    const read = await readUpTo(response, mostBytes);
    const { statusCode: status = 0, headers: told } = response;
    const location = status >= 300 && status < 400 ? (told.location ?? null) : null;
    return { status, type: told['content-type'] ?? '', location, retryAfter: waitOf(told['retry-after']), ...read };
  } catch (error) {
    if (error instanceof AddressNotAllowed) throw error;
    throw new NoReply(limit.aborted ? 'no answer in time' : 'not reached', { cause: error, reached });
  }
};
