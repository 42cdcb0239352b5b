import sql, { type Sql } from 'sql-template-tag';
import { isErased } from '../../../../customers/erased.js';

/** Columns that say whose a row is. */
export const whoColumns = sql`phone text, "memberNumber" text, email text`;

/** Whoever was merged, and whoever they were merged into as that one was before: `person` is a row of `customers`. */
export const formerPeople: Sql = sql`
  customer_merges m cross join lateral (values (m.gone), (m.kept_before)) former (person)`;

/**
 * `with` of all that is joined: numbers that people had before they were merged still lead to whom they are now. Where several
 * had one, the last merge counts.
 */
export const whoKnown: Sql = sql`
  aliases as materialized (
    select distinct on (k.kind, k.value) k.kind, k.value, m.kept_id
    from ${formerPeople} cross join lateral (values ('phone', former.person ->> 'phone'),
      ('memberNumber', former.person ->> 'member_number'), ('email', lower(former.person ->> 'email'))) k (kind, value)
    where k.value <> '' order by k.kind, k.value, m.seq desc
  )`;

/**
 * Joins the customers that the rows `g` may be about: by phone, by member number, and, where the row has neither, by e-mail. An
 * address may belong to several. Needs `whoKnown` before it.
 */
export const whoJoins: Sql = sql`
  left join customers p on p.phone = g.phone and p.phone <> ''
  left join aliases pa on p.id is null and pa.kind = 'phone' and pa.value = g.phone
  left join customers m on m.member_number = g."memberNumber" and m.member_number <> ''
  left join aliases ma on m.id is null and ma.kind = 'memberNumber' and ma.value = g."memberNumber"
  left join lateral (
    select array_agg(found.id) as ids from (
      select c.id from customers c where lower(c.email) = lower(g.email) and c.email <> '' limit 2
    ) found
  ) e on g.phone is null and g."memberNumber" is null
  left join aliases ea on e.ids is null and g.phone is null and g."memberNumber" is null and ea.kind = 'email'
    and ea.value = lower(g.email)`;

const given = { phone: sql`g.phone`, memberNumber: sql`g."memberNumber"`, email: sql`g.email` };

const byPhone = sql`coalesce(p.id, pa.kept_id)`;
const byMember = sql`coalesce(m.id, ma.kept_id)`;

/** The one that it is about, why nobody can say, or may not, and whether it names them by what they had before a merge. */
export const whoFound: Sql = sql`
  coalesce(${byPhone}, ${byMember}, e.ids[1], ea.kept_id) as target,
  case when ${byPhone} <> ${byMember} then 'two_customers' when cardinality(e.ids) > 1 then 'several_customers'
    when ${byPhone} is null and ${byMember} is null and e.ids is null and ea.kept_id is null and ${isErased(given)}
    then 'customer_erased' end as unclear,
  coalesce(pa.kept_id, ma.kept_id, ea.kept_id) is not null as former`;
