import type { Channel } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** The hash that an address of a channel is known by, both expressions: only this installation makes the same of it. */
export const addressHash = (channel: Sql, address: Sql): Sql => sql`opt_out_hash(${channel}, ${address})`;

/** The last digits of a number, by which customers are found however it is written; an expression. */
const tailOf = (address: Sql): Sql => sql`right(regexp_replace(${address}, '\\D', '', 'g'), 11)`;

/** Customers `c` with a number whose last digits are this expression. */
const withTail = (tail: Sql): Sql => sql`c.phone <> '' and right(c.phone, 11) = ${tail}`;

/** Whether nobody is to be written to who has this hash; expressions. */
export const isListed = (channel: Sql, hash: Sql): Sql => sql`
  exists (select 1 from opt_outs o where o.channel = ${channel} and o.address_hash = ${hash})`;

/** Whether a contact of WeCom is a customer who has refused, by an expression. */
const isRefusingContact = (contact: Sql): Sql => sql`
  exists (
    select 1 from wecom_contacts w
      join customer_consents r on r.customer_id = w.customer_id and r.channel = 'qyWechat' and not r.agreed
    where w.external_user_id = ${contact})`;

/** Whether an address is a group of WeCom with somebody in it who wants no messages of WeCom; expressions. */
const isRefusedInGroup = (channel: Sql, address: Sql): Sql => sql`
  (${channel} = 'qyWechat' and exists (
    select 1 from private_domains g
      join private_domain_members m on m.domain_id = g.id and m.kind = 'customer' and m.left_at is null
    where g.chat_id = ${address}
      and (${isListed(channel, addressHash(channel, sql`m.user_id`))} or ${isRefusingContact(sql`m.user_id`)})))`;

/**
 * Whether whoever has an address wants no messages of a channel, by expressions: it stands in the list, it is the number, or at
 * WeCom the contact, of a customer who has refused, in whichever way that came to be written down, or a group with such a person in
 * it. `hash` is that of the address, where it is known.
 */
export const isOptedOut = (channel: Sql, address: Sql, hash = addressHash(channel, address)): Sql => sql`
  (${isListed(channel, hash)} or (${channel} = 'sms' and exists (
    select 1 from customers c join customer_consents s on s.customer_id = c.id and s.channel = 'sms' and not s.agreed
    where ${withTail(tailOf(address))}
  )) or (${channel} = 'qyWechat' and ${isRefusingContact(address)}) or ${isRefusedInGroup(channel, address)})`;

/** Which of these addresses want no messages of a channel. */
export const optedOutOf = async (
  tx: Queryable,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> => {
  const [name, address] = [sql`${channel}::text`, sql`given.address`];
  const rows = await tx.query<{ address: string }>(sql`
    select address from unnest(${[...addresses]}::text[]) as given (address)
    where ${isOptedOut(name, address)}`);
  return new Set(rows.map(({ address: one }) => one));
};

/**
 * Writes down that people want no messages at their addresses: rows of `channel`, `hash` and `person`, a customer or empty. Of
 * customers it becomes their word about the channel, wherever they are known to be reached. Answers how many addresses are new.
 */
const note = async (tx: Queryable, people: Sql, source: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`
    with people as materialized (${people}),
    listed as (
      insert into opt_outs (channel, address_hash, person, source)
      select channel, hash, person, ${source}::text from people
      union
      select p.channel, k.hash, p.person, ${source}::text
      -- Of who has a number it is known as it is.
      from people p cross join lateral known_address_hashes(p.person, p.channel) k where p.person <> '' and p.channel <> 'sms'
      order by 2, 3 on conflict do nothing
    ),
    told as (
      insert into customer_consents as s (customer_id, channel, agreed, source, changed_at)
      select distinct person, channel, false, ${source}::text, now() from people where person <> '' order by person, channel
      on conflict (customer_id, channel) do update set agreed = false, source = excluded.source,
        changed_at = excluded.changed_at where s.agreed
    )
    select count(distinct (p.channel, p.hash))::int as count from people p
    where not ${isListed(sql`p.channel`, sql`p.hash`)}`);
  return row?.count ?? 0;
};

/**
 * Nobody at these addresses wants messages of a channel any more: whoever has the number, or was written to there last. `source` is
 * a word: `reply`, `import`. Answers how many addresses are new.
 */
export const optOut = (
  tx: Queryable,
  channel: Channel,
  addresses: readonly string[],
  source: string,
): Promise<number> => {
  const name = sql`${channel}::text`;
  const people = sql`
    select ${name} as channel, given.hash, coalesce(
      (select c.id from customers c where ${name} = 'sms' and ${withTail(sql`given.tail`)} order by c.seq limit 1),
      (
        select customer_id from outbox o where o.address_hash = given.hash and o.channel = ${name} and customer_id is not null
        order by o.seq desc limit 1
      ), '') as person
    from (
      select distinct ${addressHash(name, sql`one.address`)} as hash, ${tailOf(sql`one.address`)} as tail
      from unnest(${[...addresses]}::text[]) as one (address) where one.address <> ''
    ) given`;
  return note(tx, people, source);
};

/** Whoever got these messages wants no more, also where they were merged or erased since. `source`: `link`, `reply`. */
export const optOutOfMessages = async (tx: Queryable, seqs: readonly string[], source: string): Promise<void> => {
  if (seqs.length === 0) return;
  const people = sql`
    select channel, address_hash as hash, coalesce(customer_id, '') as person from outbox
    where seq = any(${[...seqs]}::bigint[])`;
  await note(tx, people, source);
};
