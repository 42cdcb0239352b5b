import type { Channel as ChannelName } from '@console/api/contract';
import type { Channel, Outgoing, SendOutcome } from '../channels/channel.js';
import { giveBackOfPeople } from '../channels/dayLimits.store.js';
import type { Queryable } from '../db/database.js';
import { type Links, linksIn } from './links.js';
import type { SendingState } from './sendings.store.js';
import { settle, type Settled } from './settle.js';
import { surelyAll } from './surely.js';
import { type Claimed, type Reach, takeUp } from './takeUp.js';

export interface Handing<Content> {
  readonly channel: Channel<Content>;
  readonly name: ChannelName;
  /** The content of a message as it was put in, with its addresses; undefined: it is none, and is refused. */
  readonly contentOf: (claimed: Claimed, links: Links) => Content | undefined;
  /** A transaction that only the one who sends may make: it throws once somebody else has taken over. */
  readonly write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** How the sending stands until the transaction ends: nothing is taken up unless it runs. */
  readonly state: (tx: Queryable) => Promise<SendingState | null>;
  /** It may not go on; with the vendor's words, since the vendor refuses account, keys or balance. */
  readonly halt: (tx: Queryable, account?: string) => Promise<void>;
  readonly reach: Reach;
  readonly signal: AbortSignal;
}

/**
 * What one step came to: `halted` it may not go on, `dayFull` the limit of the day is reached, else how many were taken up, and,
 * where the vendor asked for it, the milliseconds until it may be called again.
 */
export type Step = 'halted' | 'dayFull' | { readonly claimed: number; readonly pause: number | null };

interface Known<Content> {
  readonly claimed: Claimed;
  readonly outgoing: Outgoing<Content>;
}

/** Messages by the calls that they go in. */
const callsOf = <Content>({ batch, alike = false }: Channel<Content>, all: readonly Known<Content>[]) => {
  const groups = new Map<string, Known<Content>[]>();
  for (const one of all) {
    const { seq, together } = one.claimed;
    const key = !alike ? '' : together === '' ? `alone ${seq}` : together;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / batch) }, (_, at) => group.slice(at * batch, (at + 1) * batch)),
  );
};

const accountOf = (outcome: SendOutcome): string[] =>
  outcome.state === 'refused' && outcome.reason === 'account' ? [outcome.said] : [];

/**
 * Hands over the next messages of a cause, and writes down what came of each. They are marked before they leave, so that
 * whoever takes over from a sender that died knows which of them may have gone.
 */
export const sendBatch = async <Content>(cause: string, handing: Handing<Content>): Promise<Step> => {
  const { channel, name, contentOf, write, state, halt, reach, signal } = handing;
  const taken = await write(async (tx) => {
    if ((await state(tx)) !== 'running') {
      await halt(tx);
      return 'halted';
    }
    const found = await takeUp(tx, cause, name, reach);
    if (found === null) return 'dayFull';
    const contents = found.claimed.map(({ content }) => content);
    return { ...found, links: await linksIn(tx, cause, contents) };
  });
  if (typeof taken === 'string') return taken;
  const { day, claimed, links } = taken;
  const known = claimed.flatMap((one): Known<Content>[] => {
    const content = contentOf(one, links);
    const key = `${cause}-${one.seq}`;
    return content === undefined ? [] : [{ claimed: one, outgoing: { key, to: one.address, content } }];
  });
  const readable = new Set(known.map(({ claimed: { seq } }) => seq));
  const sent = await Promise.all(
    callsOf(channel, known).map(async (call): Promise<Settled[]> => {
      const outcomes = await channel.send(
        call.map(({ outgoing }) => outgoing),
        signal,
      );
      return call.map(({ claimed: { seq } }, at) => ({ seq, outcome: outcomes[at] ?? { state: 'unknown', said: '' } }));
    }),
  );
  const unread = claimed.flatMap(({ seq }): Settled[] =>
    readable.has(seq) ? [] : [{ seq, outcome: { state: 'refused', reason: 'content', said: '' } }],
  );
  const all = [...sent.flat(), ...unread];
  await surelyAll(all, (some) =>
    write(async (tx) => {
      const stopped = (await state(tx)) === 'stopped';
      await giveBackOfPeople(tx, name, day, await settle(tx, some, { stopped }));
    }),
  );
  const [account] = all.flatMap(({ outcome }) => accountOf(outcome));
  if (account !== undefined) {
    await write((tx) => halt(tx, account));
    return 'halted';
  }
  const pauses = all.flatMap(({ outcome }) => (outcome.state === 'later' ? [outcome.after] : []));
  return { claimed: claimed.length, pause: pauses.length === 0 ? null : Math.min(...pauses) };
};
