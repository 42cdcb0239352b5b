import type { Channel, PlanSettings, SkipReason } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { hasHadEnough } from '../../../channels/dayLimits.store.js';
import { addressHash, isOptedOut } from '../../../channels/optOuts.store.js';
import type { Queryable } from '../../../db/database.js';
import { type Values, valuesOfCustomers } from '../../../messageTemplates/index.js';
import type { OutgoingMessage } from '../../../outbox/index.js';
import type { Written } from './taskWriter.js';

/** Where people are reached through a channel; empty: they are not. */
const addressIn = (
  channel: Channel,
  { wechatAttribute, appAttribute }: Pick<PlanSettings, 'wechatAttribute' | 'appAttribute'>,
): Sql => {
  if (channel === 'sms') return sql`c.phone`;
  const attribute = { wechat: wechatAttribute, app: appAttribute, qyWechat: '' }[channel];
  return attribute === '' ? sql`''::text` : sql`coalesce(c.attributes ->> ${attribute}::text, '')`;
};

export interface Audience {
  readonly packId: string;
  readonly channel: Channel;
  readonly settings: Pick<PlanSettings, 'wechatAttribute' | 'appAttribute'>;
}

interface PersonRow {
  readonly id: string;
  readonly address: string;
  readonly reason: string;
}

/**
 * The next people of an audience, in the order of their ids, with the reason for which they would get nothing just now; empty:
 * they would. As the outbox decides it when it takes messages up.
 */
const nextPeople = (
  tx: Queryable,
  { packId, channel, settings }: Audience,
  after: string,
  most: number,
): Promise<PersonRow[]> =>
  tx.query<PersonRow>(sql`
    select c.id, a.address, case
      when a.address = '' then 'noAddress'
      when exists (
        select 1 from customer_consents k where k.customer_id = c.id and k.channel = ${channel}::text and not k.agreed
      ) or ${isOptedOut(sql`${channel}::text`, sql`a.address`)} then 'optedOut'
      when ${hasHadEnough(sql`${channel}::text`, addressHash(sql`${channel}::text`, sql`a.address`))} then 'limit'
      else '' end as reason
    from (
      select m.customer_id from crowd_pack_members m where m.pack_id = ${packId} and m.customer_id > ${after}
      order by m.customer_id limit ${most}
    ) m
    join customers c on c.id = m.customer_id
    cross join lateral (select ${addressIn(channel, settings)} as address) a
    order by c.id`);

/** Who gets nothing, and why. */
export interface LeftOut {
  readonly customerId: string;
  readonly reason: SkipReason;
}

export interface Batch {
  readonly messages: readonly OutgoingMessage[];
  readonly leftOut: readonly LeftOut[];
  /** Thousandths of a yuan. */
  readonly cost: number;
  /** Where the next one goes on; null: that was everybody. */
  readonly reached: string | null;
}

export interface Limits {
  /** Thousandths of a yuan that may still be spent; null: without a limit. */
  readonly affordable: number | null;
  /** Quiet hours last until the plan has ended. */
  readonly isSilent: boolean;
}

const reasons: readonly SkipReason[] = ['noAddress', 'optedOut', 'limit'];

export interface BatchOptions {
  /** The last one who was looked at; empty: nobody was. */
  readonly after: string;
  readonly most: number;
  readonly write: (values: Values) => Written;
  readonly limits: Limits;
}

/** The next people of an audience: what each of them is written, or why nothing. */
export const nextBatch = async (
  tx: Queryable,
  audience: Audience,
  { after, most, write, limits: { affordable, isSilent } }: BatchOptions,
): Promise<Batch> => {
  const people = await nextPeople(tx, audience, after, most);
  const ids = isSilent ? [] : people.flatMap(({ id, reason }) => (reason === '' ? [id] : []));
  const known = new Map((await valuesOfCustomers(tx, ids)).map(({ id, values }) => [id, values]));
  const messages: OutgoingMessage[] = [];
  const leftOut: LeftOut[] = [];
  let cost = 0;
  const leave = (customerId: string, reason: SkipReason): void => {
    leftOut.push({ customerId, reason });
  };
  for (const { id, address, reason } of people) {
    const own = reasons.find((one) => one === reason) ?? (isSilent ? 'quietHours' : undefined);
    if (own !== undefined) {
      leave(id, own);
      continue;
    }
    const written = write(known.get(id) ?? {});
    if (affordable !== null && cost + written.cost > affordable) leave(id, 'budget');
    else {
      cost += written.cost;
      messages.push({ person: id, customerId: id, address, ...written });
    }
  }
  return { messages, leftOut, cost, reached: people.length < most ? null : (people.at(-1)?.id ?? null) };
};
