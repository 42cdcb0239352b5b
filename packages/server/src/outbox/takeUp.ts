import type { Channel } from '@console/api/contract';
import sql, { raw } from 'sql-template-tag';
import { type DaySlots, giveBackOfDay, hasHadEnough, takeOfDay } from '../channels/dayLimits.store.js';
import { isOptedOut } from '../channels/optOuts.store.js';
import type { Queryable } from '../db/database.js';

/** One that is being handed over. */
export interface Claimed {
  readonly seq: string;
  readonly person: string;
  readonly customerId: string | null;
  readonly address: string;
  readonly content: unknown;
  /** The same of those that say the same and go in one call; empty: it goes alone. */
  readonly together: string;
  readonly attempts: number;
}

/** Why a message does not go out although its time has come: of `twice`, the same person got another for this cause. */
export type Withholding = 'optedOut' | 'limit' | 'twice' | 'stopped' | 'erased';

/** How many are taken up at once. */
export interface Reach {
  /** Calls, of a channel whose calls say one thing; messages of others. */
  readonly calls: number;
  readonly messages: number;
}

export interface TakenUp {
  /** The day that they count for. */
  readonly day: Date;
  readonly claimed: readonly Claimed[];
}

/**
 * Those that are due, the oldest first, with all that go in one call with them. Who they are for is looked at here, at the last
 * moment, and written down, in the order in which dry runs tell it: whoever wants none, whoever's number it is; who has had as
 * many as one may have today; and who gets one for this cause already as another customer, whom they were merged with since. One
 * that does not go out for a reason of its own keeps no other from it.
 */
const claim = (tx: Queryable, cause: string, { calls }: Reach, { count, day, perPerson }: DaySlots) => {
  // Of rows of the outbox.
  const refused = (row: 'd' | 'other') =>
    isOptedOut(raw(`${row}.channel`), raw(`${row}.address`), raw(`${row}.address_hash`));
  const hadEnough = (row: 'd' | 'other') =>
    hasHadEnough(raw(`${row}.channel`), raw(`${row}.address_hash`), sql`${day}`, sql`${perPerson}`);
  return tx.query<Claimed & { state: string }>(sql`
    with first as (
      select seq, together from outbox
      where cause = ${cause} and state = 'waiting' and due_at <= now() order by due_at, seq limit ${calls}
    ),
    chosen as (
      select seq from first
      union
      select alike.seq from (select distinct together from first where together <> '') call
      cross join lateral (
        select o.seq from outbox o where o.cause = ${cause} and o.together = call.together and o.state = 'waiting'
          and o.together <> '' and o.due_at <= now() order by o.seq limit ${count}
      ) alike
    ),
    due as (
      select seq, customer_id, channel, address, address_hash from outbox
      where seq in (select seq from chosen) and state = 'waiting' order by due_at, seq limit ${count}
      for update skip locked
    ),
    judged as (
      select d.seq, d.channel, d.address_hash, d.customer_id, refusal.source as refused_by, case
        when refusal.source is not null or ${refused('d')} then 'optedOut'
        when ${hadEnough('d')} then 'limit'
        when exists (
          select 1 from outbox other where other.customer_id = d.customer_id and other.cause = ${cause} and other.seq <> d.seq
            and (other.state in ('sending', 'taken', 'unknown') or (
              other.state = 'waiting' and other.seq < d.seq and not ${refused('other')} and not ${hadEnough('other')}))
        ) then 'twice'
        else '' end as reason
      from due d left join customer_consents refusal
        on refusal.customer_id = d.customer_id and refusal.channel = d.channel and not refusal.agreed
    ),
    -- Where a customer who refused was to be written to: from now on nobody is, whoever else is known there.
    listed as (
      insert into opt_outs (channel, address_hash, person, source)
      select channel, address_hash, customer_id, refused_by from judged where refused_by is not null order by address_hash
      on conflict do nothing
    ),
    counted as (
      insert into channel_people as p (channel, day, address_hash, count)
      select channel, ${day}::timestamptz, address_hash, 1 from judged where reason = '' order by address_hash
      on conflict (channel, day, address_hash) do update set count = p.count + 1
    )
    update outbox o set
      state = case when j.reason = '' then 'sending' else 'withheld' end, reason = j.reason,
      attempts = attempts + case when j.reason = '' then 1 else 0 end,
      sent_at = case when j.reason = '' then now() end,
      handed_at = case when j.reason = '' then now() else o.handed_at end
    from judged j where j.seq = o.seq
    returning o.seq::text as seq, o.person, o.customer_id as "customerId", o.address, o.content, o.together, o.attempts,
      o.state`);
};

/** Takes messages of a cause up, as many as the day has room for. Null: the day is full. */
export const takeUp = async (tx: Queryable, cause: string, channel: Channel, reach: Reach): Promise<TakenUp | null> => {
  const slots = await takeOfDay(tx, channel, reach.messages);
  if (slots === null) return null;
  const rows = await claim(tx, cause, reach, slots);
  const claimed = rows.flatMap(({ state, ...one }) => (state === 'sending' ? [one] : []));
  await giveBackOfDay(tx, channel, slots.day, slots.count - claimed.length);
  return { day: slots.day, claimed };
};
