import sql from 'sql-template-tag';
import { addressHash } from '../channels/optOuts.store.js';
import type { Queryable } from '../db/database.js';
import { LINK_MARK } from './links.js';

export interface Forgotten {
  /** Numbers that they have or had. */
  readonly phones: readonly string[];
  /** Whether an address of the web names them. */
  readonly isTheirs: (url: string) => boolean;
}

/** Addresses that their messages alone lead to, and that name them. */
const forgetLinks = async (tx: Queryable, seqs: readonly string[], { isTheirs }: Forgotten): Promise<void> => {
  const links = await tx.query<{ id: string; url: string }>(sql`
    select distinct l.id::text as id, l.url from outbox o
    cross join lateral regexp_matches(o.content::text, ${`${LINK_MARK}(\\d{1,18})${LINK_MARK}`}::text, 'g') found (parts)
    join short_links l on l.id = found.parts[1]::bigint where o.seq = any(${[...seqs]}::bigint[])`);
  const ids = links.filter(({ url }) => isTheirs(url)).map(({ id }) => id);
  if (ids.length > 0)
    await tx.query(sql`
      delete from short_links l where l.id = any(${ids}::bigint[]) and not exists (
        select 1 from outbox o where o.cause = l.cause and o.seq <> all(${[...seqs]}::bigint[])
          and strpos(o.content::text, ${LINK_MARK}::text || l.id || ${LINK_MARK}) > 0)`);
};

/**
 * Takes away what messages tell of a customer who is erased: where they went, what they said, whose they were. What stays is that
 * for this cause this address was sent to, by its hash, and how that ended; what waited does not go out.
 */
export const forgetMessages = async (tx: Queryable, id: string, forgotten: Forgotten): Promise<void> => {
  const phones = forgotten.phones.filter((phone) => phone !== '');
  const hashes = sql`
    select ${addressHash(sql`'sms'::text`, sql`phone`)} as hash from unnest(${phones}::text[]) as given (phone)`;
  // In the order in which whoever writes down many messages takes them.
  const rows = await tx.query<{ seq: string }>(sql`
    select seq::text as seq from outbox where seq in (
      select seq from outbox where customer_id = ${id}
      union select o.seq from (${hashes}) own join outbox o on o.address_hash = own.hash where o.customer_id is null
    ) order by seq for update`);
  const seqs = rows.map(({ seq }) => seq);
  await forgetLinks(tx, seqs, forgotten);
  await tx.query(sql`
    delete from early_receipts where address_hash in (
      ${hashes} union all select address_hash from outbox where seq = any(${seqs}::bigint[]))`);
  await tx.query(sql`
    update outbox set customer_id = null, person = 'erased-' || seq, address = '', content = '{}', together = '', said = '',
      state = case when state = 'waiting' then 'withheld' else state end,
      reason = case when state = 'waiting' then 'erased' else reason end
    where seq = any(${seqs}::bigint[])`);
};
