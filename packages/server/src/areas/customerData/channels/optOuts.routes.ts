import { countOptOuts, importOptOuts, liftOptOut, setCustomerConsent } from '@console/api/contract';
import { isPhone } from '@console/base';
import sql from 'sql-template-tag';
import { optOut } from '../../../channels/optOuts.store.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';

const MOST_WRONG = 100;

/** A phone number as lists write it: with blanks, hyphens or the country's number. */
const phoneIn = (text: string): string => text.replaceAll(/[\s\-()（）]/g, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** Who wants no messages. */
export const optOutRoutes = (db: Database): Route[] => [
  serve(countOptOuts, async ({ query: { channel } }) => {
    const [row] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from opt_outs where channel = ${channel}`,
    );
    return { count: row?.count ?? 0 };
  }),

  serve(importOptOuts, async ({ body: { channel, addresses } }) => {
    const given = addresses.map((one) => one.trim()).filter((one) => one !== '');
    const read = given.map((one) => (channel === 'sms' ? phoneIn(one) : one));
    const isRight = (address: string) => channel !== 'sms' || isPhone(address);
    const right = read.filter(isRight);
    const wrong = given.filter((_, at) => !isRight(read[at] ?? ''));
    const people = [...new Set(right)].map((address) => ({ address, customerId: null }));
    const added = people.length === 0 ? 0 : await db.transaction((tx) => optOut(tx, channel, people, 'import'));
    return { added, known: right.length - added, wrong: wrong.slice(0, MOST_WRONG), wrongCount: wrong.length };
  }),

  serve(liftOptOut, ({ body: { channel, address } }) =>
    db.transaction(async (tx) => {
      const read = channel === 'sms' ? phoneIn(address) : address.trim();
      const lifted = await tx.query(sql`
        delete from opt_outs where channel = ${channel} and address_hash = opt_out_hash(${channel}, ${read})
        returning 1 as one`);
      // What the customer with this number had refused, they have now agreed to.
      const agreed = await tx.query(sql`
        update customer_consents s set agreed = true, source = 'staff', changed_at = now() from customers c
        where c.id = s.customer_id and s.channel = ${channel} and not s.agreed and ${channel}::text = 'sms' and c.phone = ${read}
        returning 1 as one`);
      return lifted.length + agreed.length === 0 ? fail('opt_out_not_found') : null;
    }),
  ),

  serve(setCustomerConsent, ({ body: { id, channel, agreed } }) =>
    db.transaction(async (tx) => {
      const [customer] = await tx.query(sql`select 1 as one from customers where id = ${id} for update`);
      if (customer === undefined) return fail('customer_not_found');
      await tx.query(sql`
        insert into customer_consents as s (customer_id, channel, agreed, source, changed_at)
        values (${id}, ${channel}, ${agreed}, 'staff', now())
        on conflict (customer_id, channel) do update set agreed = excluded.agreed, source = excluded.source,
          changed_at = excluded.changed_at`);
      // Wherever they were reached before.
      if (agreed)
        await tx.query(sql`
          delete from opt_outs where channel = ${channel} and address_hash in (
            select opt_out_hash(channel, address) from outbox where customer_id = ${id} and channel = ${channel})`);
      return null;
    }),
  ),
];
