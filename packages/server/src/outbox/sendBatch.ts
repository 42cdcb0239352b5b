import type { Channel, Outgoing } from '../channels/channel.js';
import type { Queryable } from '../db/database.js';
import { claim, settle } from './outbox.store.js';

export interface Sending<Content> {
  readonly channel: Channel<Content>;
  /** The content of a message as it was put in; undefined: it is none, and is refused. */
  readonly contentOf: (stored: unknown) => Content | undefined;
  /** A transaction that only the one who sends may make: it throws once somebody else has taken over. */
  readonly write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** Messages to one person through this channel in 24 hours, at most. */
  readonly mostADay: number;
  /** Messages that are under way at once. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Batches of at most so many. */
const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Hands over the next messages of a cause, and writes down what came of each. They are marked before they leave, so that
 * whoever takes over from a sender that died knows which of them may have gone. Answers how many it took up.
 */
export const sendBatch = async <Content>(cause: string, sending: Sending<Content>): Promise<number> => {
  const { channel, contentOf, write, mostADay, most, signal } = sending;
  const claimed = await write((tx) => claim(tx, cause, { most, mostADay }));
  const known = claimed.flatMap(({ seq, address, content }) => {
    const read = contentOf(content);
    const outgoing: Outgoing<Content> | undefined = read && { key: `${cause}-${seq}`, to: address, content: read };
    return outgoing === undefined ? [] : [{ seq, outgoing }];
  });
  const readable = new Set(known.map(({ seq }) => seq));
  const outcomes = await Promise.all(
    batches(known, channel.batch).map(async (batch) => {
      const sent = await channel.send(
        batch.map(({ outgoing }) => outgoing),
        signal,
      );
      return batch.map(({ seq }, at) => ({ seq, outcome: sent[at] ?? { state: 'unknown' as const, said: '' } }));
    }),
  );
  const unread = claimed.filter(({ seq }) => !readable.has(seq));
  const refused = { state: 'refused', reason: 'content', said: '' } as const;
  await write((tx) => settle(tx, [...outcomes.flat(), ...unread.map(({ seq }) => ({ seq, outcome: refused }))]));
  return claimed.length;
};
