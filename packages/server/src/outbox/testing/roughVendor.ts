import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { listenLocally } from '../../outbound/testing/listenLocally.js';

/** How often, from 0 to 1, each befalls a call. */
export interface Roughness {
  /** It takes the message, and its reply never arrives. */
  readonly loses?: number;
  /** It takes nothing, and asks to come back in a second. */
  readonly throttles?: number;
  /** It takes nothing: there is no such number. */
  readonly refuses?: number;
  /** It takes nothing: it does not know the account. */
  readonly denies?: number;
  /** It takes the message and says all the same that it is busy; what comes again under the same key it does not take twice. */
  readonly doubts?: number;
  /** Milliseconds until it says that it has taken a message. */
  readonly slow?: number;
}

const Message = z.looseObject({ key: z.optional(z.string()), phoneNumber: z.string(), content: z.string() });

/** The same numbers in each run. */
const chances = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A gateway of text messages on this machine that is as rough as it is told, and counts what it has taken, by number. */
export const startRoughVendor = async () => {
  const taken = new Map<string, number>();
  const doubted = new Set<string>();
  const chance = chances(4711);
  let roughness: Roughness = {};
  let calls = 0;
  let last: readonly string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls += 1;
      const { loses = 0, throttles = 0, refuses = 0, denies = 0, doubts = 0, slow = 0 } = roughness;
      const roll = chance();
      if (denies > 0 && chance() < denies) return response.writeHead(401).end('unknown key');
      if (roll < throttles) return response.writeHead(429, { 'retry-after': '1' }).end('busy');
      if (roll < throttles + refuses) return response.writeHead(422).end('no such number');
      const { key = '', phoneNumber, content } = z.parse(Message, JSON.parse(Buffer.concat(parts).toString('utf8')));
      if (doubted.has(key)) return response.end('{}');
      last = [...last.slice(-9), content];
      taken.set(phoneNumber, (taken.get(phoneNumber) ?? 0) + 1);
      if (roll < throttles + refuses + loses) return request.socket.destroy();
      if (doubts > 0 && chance() < doubts) {
        doubted.add(key);
        return response.writeHead(429, { 'retry-after': '0' }).end('busy');
      }
      return slow > 0 ? setTimeout(() => response.end('{}'), slow) : response.end('{}');
    });
  });
  const { url, host, close } = await listenLocally(server);
  return {
    url,
    host,
    close,
    taken,
    calls: () => calls,
    /** The last ten texts. */
    texts: () => last,
    /** From now on. */
    becomes: (next: Roughness) => {
      roughness = next;
    },
    forget: () => {
      taken.clear();
      doubted.clear();
      calls = 0;
      last = [];
    },
  };
};

export type RoughVendor = Awaited<ReturnType<typeof startRoughVendor>>;
