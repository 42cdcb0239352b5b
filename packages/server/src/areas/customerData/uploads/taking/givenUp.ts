import sql, { join, raw, type Sql } from 'sql-template-tag';
import { formerPeople } from './who.js';

/** Fields of a row with the columns of `customers` that hold them. */
const columns: readonly (readonly [string, string])[] = [
  ['name', 'name'],
  ['phone', 'phone'],
  ['memberNumber', 'member_number'],
  ['email', 'email'],
  ['gender', 'gender'],
  ['birthday', 'birthday'],
  ['city', 'city'],
  ['level', 'level'],
  ['staffName', 'staff_name'],
  ['source', 'source'],
];

/**
 * Joins to rows `f` what was known, before they were merged, of the people that they name: `people`, and in `after` what the
 * last merge has made of them.
 */
export const givenUpJoins: Sql = sql`
  left join lateral (
    select jsonb_agg(former.person) as people, (
        select last.kept_after from customer_merges last where last.kept_id = f.target order by last.seq desc limit 1
      ) as after
    from ${formerPeople}
    where m.kept_id = f.target and (former.person ->> 'phone' = f.phone or former.person ->> 'member_number' = f."memberNumber"
      or (f.phone is null and f."memberNumber" is null and lower(former.person ->> 'email') = lower(f.email)))
  ) d on true`;

/**
 * What rows `f` say but for what was known before and was given up when people were merged: a file that says it again says
 * nothing new. Fields as columns, and `extra`.
 */
export const heard: Sql = sql`
  ${join(
    columns.map(([field, column]) => {
      const said = raw(`f."${field}"`);
      return sql`case when d.people is null then ${said}
        when d.people @> jsonb_build_array(jsonb_build_object(${column}::text, ${said}))
          and d.after ->> ${column}::text is distinct from ${said}::text then null
        else ${said} end as ${raw(`"${field}"`)}`;
    }),
    ', ',
  )},
  case when d.people is null then f.extra else (
    select jsonb_object_agg(x.key, x.value) from jsonb_each(f.extra) x
    where not (d.people @> jsonb_build_array(jsonb_build_object('attributes', jsonb_build_object(x.key, x.value)))
      and d.after -> 'attributes' -> x.key is distinct from x.value)
  ) end as extra`;
