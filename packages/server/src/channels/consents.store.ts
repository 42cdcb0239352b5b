import type { Channel } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { addressHash } from './optOuts.store.js';

/**
 * Hashes of where a customer, an expression, is reached through a channel: where they are known to be, and addresses that nobody
 * else was written to at since.
 */
const placesOf = (channel: Sql, customer: Sql): Sql => sql`
  select hash from known_address_hashes(${customer}, ${channel})
  union
  select m.address_hash from outbox m where m.customer_id = ${customer} and m.channel = ${channel}
    and not exists (
      select 1 from outbox later where later.address_hash = m.address_hash and later.seq > m.seq
        and later.customer_id <> m.customer_id)
    and not (m.channel = 'sms' and exists (
      select 1 from customers c where c.id <> m.customer_id and c.phone <> '' and right(c.phone, 11) = right(m.address, 11)))`;

/** The word of a customer about a channel, as they told it to somebody of the staff. */
const write = (tx: Queryable, id: string, channel: Channel, agreed: boolean) =>
  tx.query(sql`
    insert into customer_consents as s (customer_id, channel, agreed, source, changed_at)
    values (${id}, ${channel}, ${agreed}, 'staff', now())
    on conflict (customer_id, channel) do update set agreed = excluded.agreed, source = excluded.source,
      changed_at = excluded.changed_at`);

/** A customer wants nothing more through a channel, wherever they are reached, whoever else is known there. */
export const refuse = async (tx: Queryable, id: string, channel: Channel): Promise<void> => {
  await write(tx, id, channel, false);
  await tx.query(sql`
    insert into opt_outs (channel, address_hash, person, source)
    select ${channel}::text, hash, ${id}::text, 'staff' from (${placesOf(sql`${channel}::text`, sql`${id}::text`)}) p
    order by hash on conflict do nothing`);
};

/**
 * A customer wants messages of a channel again: takes back what they refused, themselves or as one who was merged into them, and
 * what nobody who is known refused where they are reached. False: somebody else refused there, which is not theirs to take back.
 */
export const agree = async (tx: Queryable, id: string, channel: Channel): Promise<boolean> => {
  const [name, customer] = [sql`${channel}::text`, sql`${id}::text`];
  await write(tx, id, channel, true);
  await tx.query(sql`
    delete from opt_outs where channel = ${channel} and (
      person = ${id} or person in (select gone_id from customer_merges where kept_id = ${id}))`);
  await tx.query(sql`
    delete from opt_outs o where channel = ${channel} and address_hash in (${placesOf(name, customer)})
      and not exists (select 1 from customers c where c.id = o.person)
      and not exists (select 1 from customer_merges m where m.gone_id = o.person)`);
  const others = await tx.query(sql`
    select 1 as one from opt_outs where channel = ${channel} and address_hash in (${placesOf(name, customer)}) limit 1`);
  return others.length === 0;
};

/**
 * Takes an address off the list: its owner asked for messages, or it came there by mistake. Whoever is reached there has agreed.
 * False: it did not stand in the list.
 */
export const liftAddress = async (tx: Queryable, channel: Channel, address: string): Promise<boolean> => {
  const lifted = await tx.query<{ person: string }>(sql`
    delete from opt_outs where channel = ${channel}
      and address_hash = ${addressHash(sql`${channel}::text`, sql`${address}::text`)} returning person`);
  const people = lifted.map(({ person }) => person).filter((person) => person !== '');
  const agreed = await tx.query(sql`
    update customer_consents s set agreed = true, source = 'staff', changed_at = now() from customers c
    where c.id = s.customer_id and s.channel = ${channel} and not s.agreed and case when ${channel}::text = 'sms'
      then c.phone <> '' and right(c.phone, 11) = right(${address}, 11)
      -- Of who refused elsewhere too, that stands.
      else (c.id = any(${people}::text[]) or c.id in (
          select kept_id from customer_merges where gone_id = any(${people}::text[])
        ) or (${channel}::text = 'qyWechat' and c.id in (
          select customer_id from wecom_contacts where external_user_id = ${address})))
        and not exists (select 1 from opt_outs o where o.channel = s.channel and o.person = c.id) end
    returning 1 as one`);
  return lifted.length + agreed.length > 0;
};

/**
 * Whoever is erased wants nothing for good where they refused: their addresses stay in the list, as nobody's. Comes before their
 * rows are deleted.
 */
export const forgetWhoRefused = async (tx: Queryable, id: string, people: readonly string[]): Promise<void> => {
  await tx.query(sql`
    insert into opt_outs (channel, address_hash, person, source, changed_at)
    select s.channel, p.hash, '', s.source, s.changed_at from customer_consents s
    cross join lateral (${placesOf(sql`s.channel`, sql`s.customer_id`)}) p
    where s.customer_id = ${id} and not s.agreed
    union
    select channel, address_hash, '', source, changed_at from opt_outs where person = any(${[...people]}::text[])
    on conflict do nothing`);
  await tx.query(sql`delete from opt_outs where person = any(${[...people]}::text[])`);
};
