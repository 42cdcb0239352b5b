import type { Channel as ChannelName } from '@console/api/contract';
import type { Channel, Outgoing } from '../channels/channel.js';
import { giveBackOfDay, takeOfDay } from '../channels/dayLimits.store.js';
import type { Queryable } from '../db/database.js';
import type { SendingState } from './sendings.store.js';
import { claim, type Claimed, settle, stopAll } from './outbox.store.js';

export interface Handing<Content> {
  readonly channel: Channel<Content>;
  readonly name: ChannelName;
  /** The content of a message as it was put in; undefined: it is none, and is refused. */
  readonly contentOf: (claimed: Claimed) => Content | undefined;
  /** A transaction that only the one who sends may make: it throws once somebody else has taken over. */
  readonly write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** How the sending stands until the transaction ends: nothing is taken up unless it runs. */
  readonly state: (tx: Queryable) => Promise<SendingState | null>;
  /** Messages to one person through this channel in 24 hours, at most. */
  readonly mostADay: number;
  /** Messages that are under way at once. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/**
 * What one step came to: `halted` it may not go on, `dayFull` the limit of the day is reached, else how many were taken up, and,
 * where the vendor asked for it, the milliseconds until it may be called again.
 */
export type Step = 'halted' | 'dayFull' | { readonly claimed: number; readonly pause: number | null };

/** Batches of at most so many. */
const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Hands over the next messages of a cause, and writes down what came of each. They are marked before they leave, so that
 * whoever takes over from a sender that died knows which of them may have gone.
 */
export const sendBatch = async <Content>(cause: string, handing: Handing<Content>): Promise<Step> => {
  const { channel, name, contentOf, write, state, mostADay, most, signal } = handing;
  const claimed = await write(async (tx) => {
    if ((await state(tx)) !== 'running') return 'halted';
    const taken = await takeOfDay(tx, name, most);
    if (taken === 0) return 'dayFull';
    const found = await claim(tx, cause, { most: taken, mostADay });
    await giveBackOfDay(tx, name, taken - found.length);
    return found;
  });
  if (typeof claimed === 'string') return claimed;
  const known = claimed.flatMap((one) => {
    const content = contentOf(one);
    const outgoing: Outgoing<Content> | undefined = content && { key: `${cause}-${one.seq}`, to: one.address, content };
    return outgoing === undefined ? [] : [{ seq: one.seq, outgoing }];
  });
  const readable = new Set(known.map(({ seq }) => seq));
  const sent = await Promise.all(
    batches(known, channel.batch).map(async (batch) => {
      const outcomes = await channel.send(
        batch.map(({ outgoing }) => outgoing),
        signal,
      );
      return batch.map(({ seq }, at) => ({ seq, outcome: outcomes[at] ?? { state: 'unknown' as const, said: '' } }));
    }),
  );
  const refused = { state: 'refused', reason: 'content', said: '' } as const;
  const unread = claimed.flatMap(({ seq }) => (readable.has(seq) ? [] : [{ seq, outcome: refused }]));
  const all = [...sent.flat(), ...unread];
  const notGone = all.filter(({ outcome: { state } }) => state === 'later' || state === 'refused').length;
  await write(async (tx) => {
    const isStopped = (await state(tx)) === 'stopped';
    await settle(tx, all);
    // What the vendor would have taken later.
    if (isStopped) await stopAll(tx, cause);
    await giveBackOfDay(tx, name, notGone);
  });
  const pauses = all.flatMap(({ outcome }) => (outcome.state === 'later' ? [outcome.after] : []));
  return { claimed: claimed.length, pause: pauses.length === 0 ? null : Math.min(...pauses) };
};
