import type { Channel as ChannelName } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import type { Channel, Outgoing, SendOutcome } from './channel.js';
import { giveBackOfDay, giveBackOfPeople, takeOfDay } from './dayLimits.store.js';
import { addressHash, optedOutOf } from './optOuts.store.js';

/** A message that goes, and what it was counted by. */
interface Admitted {
  readonly day: Date;
  readonly hash: string;
}

/** Counts a message to an address, for the day and for whoever is there; or why it does not go. */
const admit = async (
  tx: Queryable,
  name: ChannelName,
  address: string,
): Promise<Admitted | 'dayFull' | 'personFull'> => {
  const slots = await takeOfDay(tx, name, 1);
  if (slots === null) return 'dayFull';
  const { day, perPerson } = slots;
  const [counted] = await tx.query<{ hash: string }>(sql`
    insert into channel_people as p (channel, day, address_hash, count)
    values (${name}, ${day}, ${addressHash(sql`${name}::text`, sql`${address}::text`)}, 1)
    on conflict (channel, day, address_hash) do update set count = p.count + 1 where p.count < ${perPerson}
    returning address_hash as hash`);
  if (counted !== undefined) return { day, hash: counted.hash };
  await giveBackOfDay(tx, name, day, 1);
  return 'personFull';
};

const optedOut: SendOutcome = { state: 'refused', reason: 'optedOut', said: '', fault: 'optedOut' };

/** A vendor as everything but the outbox uses it: whoever opted out gets nothing, and the limits of the day hold. */
export const directSends = <Content>(db: Database, name: ChannelName, vendor: Channel<Content>): Channel<Content> => ({
  ...vendor,
  send: async (batch, signal) => {
    const verdicts = await db.transaction(async (tx) => {
      const without = await optedOutOf(
        tx,
        name,
        batch.map(({ to }) => to),
      );
      const found: (SendOutcome | Admitted)[] = [];
      for (const { to } of batch) {
        const verdict = without.has(to) ? optedOut : await admit(tx, name, to);
        found.push(
          typeof verdict === 'string' ? { state: 'refused', reason: 'limit', said: '', fault: verdict } : verdict,
        );
      }
      return found;
    });
    const going = batch.flatMap((message, at): (Admitted & { message: Outgoing<Content> })[] => {
      const verdict = verdicts[at];
      return verdict !== undefined && 'hash' in verdict ? [{ ...verdict, message }] : [];
    });
    const messages = going.map(({ message }) => message);
    const sent = messages.length === 0 ? [] : await vendor.send(messages, signal);
    const outcomes = going.map((_, at) => sent[at] ?? { state: 'unknown' as const, said: '' });
    // What may have gone out all the same counts.
    const not = going.filter((_, at) => outcomes[at]?.state === 'refused' || outcomes[at]?.state === 'later');
    const [first] = not;
    if (first !== undefined)
      await db.transaction((tx) =>
        giveBackOfPeople(
          tx,
          name,
          first.day,
          not.map(({ hash }) => hash),
        ),
      );
    let next = 0;
    return verdicts.map((verdict) => {
      if (!('hash' in verdict)) return verdict;
      next += 1;
      return outcomes[next - 1] ?? { state: 'unknown', said: '' };
    });
  },
});
