import type { Channel, PlanSettings, SkipReason } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { hasHadEnough } from '../../../channels/dayLimits.store.js';
import { addressHash, isOptedOut } from '../../../channels/optOuts.store.js';
import type { Queryable } from '../../../db/database.js';
import { valuesOfCustomers } from '../../../messageTemplates/index.js';
import type { OutgoingMessage } from '../../../outbox/index.js';
import { nickOf } from '../../../weCom/index.js';
import { nextGroups } from './groupAudience.js';
import type { Write } from './taskWriter.js';

/** The contact of a member of staff: of whom the books name, else of whoever got to know them last. Over `c`. */
const contactOf = sql`
  select w.external_user_id as address, s.user_id as sender
  from wecom_contacts w join wecom_staff s on s.id = w.staff_id
  where w.customer_id = c.id and w.lost_at is null and s.active
  order by (${nickOf} = c.staff_name) desc, w.since desc, w.id limit 1`;

/** Where people are reached through a channel, and by whom where that makes a difference: `address` and `sender`. */
const reachedIn = (
  channel: Channel,
  { wechatAttribute, appAttribute }: Pick<PlanSettings, 'wechatAttribute' | 'appAttribute'>,
): Sql => {
  if (channel === 'qyWechat') return contactOf;
  if (channel === 'sms') return sql`select c.phone as address, '' as sender`;
  const attribute = channel === 'wechat' ? wechatAttribute : appAttribute;
  return sql`select ${attribute === '' ? sql`''::text` : sql`c.attributes ->> ${attribute}::text`} as address, '' as sender`;
};

export interface Audience {
  readonly packId: string;
  /** The task whose groups it goes to; left out: it goes to the people of the pack. */
  readonly groupsOf?: string | undefined;
  readonly channel: Channel;
  readonly settings: Pick<PlanSettings, 'wechatAttribute' | 'appAttribute'>;
  /** Whether a message was written before to who has this hash of an address, or is this customer; expressions. */
  readonly hasGot: (hash: Sql, customerId: Sql) => Sql;
}

interface PersonRow {
  readonly id: string;
  readonly address: string;
  /** The account of who writes to them; empty: it makes no difference. */
  readonly sender: string;
  readonly hash: string;
  readonly reason: string;
  readonly hasGot: boolean;
}

/**
 * The next people of an audience, in the order of their ids, with the reason for which they would get nothing just now; empty:
 * they would. As the outbox decides it when it takes messages up.
 */
const nextPeople = (
  tx: Queryable,
  { packId, channel, settings, hasGot }: Audience,
  after: string,
  most: number,
): Promise<PersonRow[]> =>
  tx.query<PersonRow>(sql`
    select c.id, a.address, a.sender, h.hash, case
      when a.address = '' then 'noAddress'
      when exists (
        select 1 from customer_consents k where k.customer_id = c.id and k.channel = ${channel}::text and not k.agreed
      ) or ${isOptedOut(sql`${channel}::text`, sql`a.address`, sql`h.hash`)} then 'optedOut'
      when ${hasHadEnough(sql`${channel}::text`, sql`h.hash`)} then 'limit'
      else '' end as reason, ${hasGot(sql`h.hash`, sql`c.id`)} as "hasGot"
    from (
      select m.customer_id from crowd_pack_members m where m.pack_id = ${packId} and m.customer_id > ${after}
      order by m.customer_id limit ${most}
    ) m
    join customers c on c.id = m.customer_id
    left join lateral (${reachedIn(channel, settings)}) r on true
    cross join lateral (select coalesce(r.address, '') as address, coalesce(r.sender, '') as sender) a
    cross join lateral (select ${addressHash(sql`${channel}::text`, sql`a.address`)} as hash) h
    order by c.id`);

/** Who gets nothing, and why: a customer, or a group. */
export interface LeftOut {
  readonly id: string;
  readonly reason: SkipReason;
}

export interface Batch {
  readonly messages: readonly OutgoingMessage[];
  /** By which those who get one are known. */
  readonly hashes: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Of how many who get one nothing is known for a variable. */
  readonly emptyValues: ReadonlyMap<string, number>;
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
  /** Messages that the days of the channel still hold until the plan has ended. */
  readonly room: number;
  /** Messages that still go today: what people have had today counts for no other day. */
  readonly today: number;
}

const reasons: readonly SkipReason[] = ['noAddress', 'optedOut', 'limit', 'groupOff', 'ownerGone'];

export interface BatchOptions {
  /** The last one who was looked at; empty: nobody was. */
  readonly after: string;
  readonly most: number;
  readonly write: Write;
  readonly limits: Limits;
  /** Variables of what is written, of which it is counted for how many they stay empty. */
  readonly variables?: readonly string[];
}

/** The next people, or groups, of an audience: what each of them is written, or why nothing. */
export const nextBatch = async (
  tx: Queryable,
  audience: Audience,
  { after, most, write, limits: { affordable, isSilent, room, today }, variables = [] }: BatchOptions,
): Promise<Batch> => {
  const { groupsOf, hasGot: gotBefore } = audience;
  const people =
    groupsOf === undefined
      ? await nextPeople(tx, audience, after, most)
      : await nextGroups(tx, { taskId: groupsOf, hasGot: gotBefore }, after, most);
  const ids =
    isSilent || groupsOf !== undefined
      ? []
      : people.flatMap(({ id, reason }) => (reason === '' || reason === 'limit' ? [id] : []));
  const known = new Map((await valuesOfCustomers(tx, ids)).map(({ id, values }) => [id, values]));
  const messages: OutgoingMessage[] = [];
  const leftOut: LeftOut[] = [];
  const hashes = new Set<string>();
  const emptyValues = new Map<string, number>();
  let cost = 0;
  /** Why somebody gets nothing whatever it costs; undefined: they do. */
  const reasonFor = ({ reason, hash, hasGot }: PersonRow): SkipReason | undefined => {
    const own = reasons.find((one) => one === reason);
    if (own !== undefined && (own !== 'limit' || messages.length < today)) return own;
    if (isSilent) return 'quietHours';
    if (hasGot || hashes.has(hash)) return 'twice';
    return messages.length < room ? undefined : 'dayFull';
  };
  for (const person of people) {
    const { id, address, sender, hash } = person;
    const reason = reasonFor(person);
    if (reason !== undefined) {
      leftOut.push({ id, reason });
      continue;
    }
    const values = known.get(id) ?? {};
    const written = write(values, sender);
    if (affordable !== null && cost + written.cost > affordable) leftOut.push({ id, reason: 'budget' });
    else {
      cost += written.cost;
      hashes.add(hash);
      messages.push({ person: id, customerId: groupsOf === undefined ? id : null, address, ...written });
      for (const name of variables)
        if ((values[name] ?? '').trim() === '') emptyValues.set(name, (emptyValues.get(name) ?? 0) + 1);
    }
  }
  const reached = people.length < most ? null : (people.at(-1)?.id ?? null);
  return { messages, hashes: [...hashes], leftOut, emptyValues, cost, reached };
};
