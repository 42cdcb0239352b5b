import type { Channel } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** Whether an address of a channel, both expressions, is one whose owner wants no messages. */
export const isOptedOut = (channel: Sql, address: Sql): Sql => sql`
  exists (select 1 from opt_outs o where o.channel = ${channel} and o.address_hash = opt_out_hash(${channel}, ${address}))`;

/** Which of these addresses want no messages of a channel. */
export const optedOutOf = async (
  tx: Queryable,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ address: string }>(sql`
    select address from unnest(${[...addresses]}::text[]) as given (address)
    where ${isOptedOut(sql`${channel}::text`, sql`given.address`)}`);
  return new Set(rows.map(({ address }) => address));
};

export interface OptOut {
  readonly address: string;
  /** Null: nobody who is a customer, as far as is known. */
  readonly customerId: string | null;
}

/**
 * Writes down that nobody at these addresses wants messages of a channel, and the customers with them. `source` is a word:
 * `link`, `reply`, `import`, `staff`. Answers how many addresses are new.
 */
export const optOut = async (
  tx: Queryable,
  channel: Channel,
  people: readonly OptOut[],
  source: string,
): Promise<number> => {
  const given = JSON.stringify(people);
  const added = await tx.query(sql`
    insert into opt_outs (channel, address_hash, source)
    select distinct ${channel}::text, opt_out_hash(${channel}, p.address), ${source}::text
    from jsonb_to_recordset(${given}::jsonb) as p (address text) where p.address <> ''
    on conflict (channel, address_hash) do nothing returning 1 as one`);
  await tx.query(sql`
    insert into customer_consents as s (customer_id, channel, agreed, source, changed_at)
    select distinct c.id, ${channel}::text, false, ${source}::text, now()
    from jsonb_to_recordset(${given}::jsonb) as p (address text, "customerId" text)
    join customers c on c.id = p."customerId"
      or (${channel}::text = 'sms' and p.address <> '' and c.phone <> '' and right(c.phone, 11) = right(regexp_replace(p.address, '\\D', '', 'g'), 11))
    on conflict (customer_id, channel) do update set agreed = false, source = excluded.source, changed_at = excluded.changed_at
      where s.agreed`);
  return added.length;
};
