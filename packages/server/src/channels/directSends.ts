import type { Channel as ChannelName } from '@console/api/contract';
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { today } from '../db/today.js';
import type { Channel, Outgoing, SendOutcome } from './channel.js';
import { giveBackOfDay, takeOfDay } from './dayLimits.store.js';
import { optedOutOf } from './optOuts.store.js';

const hashOf = (address: string): Buffer => createHash('sha256').update(address).digest();

/** Why one does not go; null: it does, and is counted. */
const admit = async (tx: Queryable, name: ChannelName, address: string): Promise<'dayFull' | 'personFull' | null> => {
  if ((await takeOfDay(tx, name, 1)) === 0) return 'dayFull';
  const [counted] = await tx.query(sql`
    insert into channel_tries as t (channel, day, address_hash, count)
    values (${name}, ${today}, ${hashOf(address)}::bytea, 1)
    on conflict (channel, day, address_hash) do update set count = t.count + 1
      where t.count < (select daily_limit_per_person from channel_settings where channel = ${name})
    returning 1 as one`);
  if (counted !== undefined) return null;
  await giveBackOfDay(tx, name, 1);
  return 'personFull';
};

const takeBack = async (tx: Queryable, name: ChannelName, addresses: readonly string[]): Promise<void> => {
  await giveBackOfDay(tx, name, addresses.length);
  for (const address of addresses)
    await tx.query(sql`
      update channel_tries set count = count - 1
      where channel = ${name} and day = ${today} and address_hash = ${hashOf(address)}::bytea and count > 0`);
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
      const found: (SendOutcome | null)[] = [];
      for (const { to } of batch) {
        const full = without.has(to) ? null : await admit(tx, name, to);
        const isFull: SendOutcome | null = full && { state: 'refused', reason: 'limit', said: '', fault: full };
        found.push(without.has(to) ? optedOut : isFull);
      }
      return found;
    });
    const admitted: readonly Outgoing<Content>[] = batch.filter((_, at) => verdicts[at] === null);
    const sent = admitted.length === 0 ? [] : await vendor.send(admitted, signal);
    const outcomes = admitted.map((_, at) => sent[at] ?? { state: 'unknown' as const, said: '' });
    // What may have gone out all the same counts.
    const not = admitted.filter((_, at) => outcomes[at]?.state === 'refused' || outcomes[at]?.state === 'later');
    if (not.length > 0)
      await db.transaction((tx) =>
        takeBack(
          tx,
          name,
          not.map(({ to }) => to),
        ),
      );
    let next = 0;
    return verdicts.map((verdict) => {
      if (verdict !== null) return verdict;
      next += 1;
      return outcomes[next - 1] ?? { state: 'unknown', said: '' };
    });
  },
});
