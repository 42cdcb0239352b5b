import sql, { type Sql } from 'sql-template-tag';
import { isErased } from '../../../../customers/erased.js';

/** Columns that say whose a row is. */
export const whoColumns = sql`phone text, "memberNumber" text, email text`;

/**
 * Joins the customers that the rows `g` may be about: by phone, by member number, and, where the row has neither, by e-mail. An
 * address may belong to several.
 */
export const whoJoins: Sql = sql`
  left join customers p on p.phone = g.phone and p.phone <> ''
  left join customers m on m.member_number = g."memberNumber" and m.member_number <> ''
  left join lateral (
    select array_agg(found.id) as ids from (
      select c.id from customers c where lower(c.email) = lower(g.email) and c.email <> '' limit 2
    ) found
  ) e on g.phone is null and g."memberNumber" is null`;

const given = { phone: sql`g.phone`, memberNumber: sql`g."memberNumber"`, email: sql`g.email` };

/** The one that it is about, and why nobody can say, or may not. */
export const whoFound: Sql = sql`
  coalesce(p.id, m.id, e.ids[1]) as target,
  case when p.id <> m.id then 'two_customers' when cardinality(e.ids) > 1 then 'several_customers'
    when p.id is null and m.id is null and e.ids is null and ${isErased(given)} then 'customer_erased' end as unclear`;
