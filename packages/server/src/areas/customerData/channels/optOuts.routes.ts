import { countOptOuts, importOptOuts, liftOptOut, setCustomerConsent } from '@console/api/contract';
import { isPhone } from '@console/base';
import sql from 'sql-template-tag';
import { agree, liftAddress, refuse } from '../../../channels/consents.store.js';
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
      sql`select count(distinct address_hash)::int as count from opt_outs where channel = ${channel}`,
    );
    return { count: row?.count ?? 0 };
  }),

  serve(importOptOuts, async ({ body: { channel, addresses } }) => {
    const given = addresses.map((one) => one.trim()).filter((one) => one !== '');
    const read = given.map((one) => (channel === 'sms' ? phoneIn(one) : one));
    const isRight = (address: string) => channel !== 'sms' || isPhone(address);
    const right = read.filter(isRight);
    const wrong = given.filter((_, at) => !isRight(read[at] ?? ''));
    const distinct = [...new Set(right)];
    const added = distinct.length === 0 ? 0 : await db.transaction((tx) => optOut(tx, channel, distinct, 'import'));
    return { added, known: right.length - added, wrong: wrong.slice(0, MOST_WRONG), wrongCount: wrong.length };
  }),

  serve(liftOptOut, async ({ body: { channel, address } }) => {
    const read = channel === 'sms' ? phoneIn(address) : address.trim();
    const lifted = await db.transaction((tx) => liftAddress(tx, channel, read));
    return lifted ? null : fail('opt_out_not_found');
  }),

  serve(setCustomerConsent, ({ body: { id, channel, agreed } }) =>
    db.transaction(async (tx) => {
      const [customer] = await tx.query(sql`select 1 as one from customers where id = ${id} for update`);
      if (customer === undefined) throw fail('customer_not_found');
      if (!agreed) await refuse(tx, id, channel);
      else if (!(await agree(tx, id, channel))) throw fail('opted_out_by_another');
      return null;
    }),
  ),
];
