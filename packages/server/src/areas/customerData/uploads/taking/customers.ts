import sql, { type Sql } from 'sql-template-tag';
import type { Batch, JudgedRow, Outcome, Taking } from './batch.js';
import { givenUpJoins, heard } from './givenUp.js';
import { whoColumns, whoFound, whoJoins, whoKnown } from './who.js';

/** Fields of a row, beside the columns that hold them. Birthdays and further attributes are of other types. */
const given = ({ json, skip }: Batch): Sql => sql`
  select * from jsonb_to_recordset(${json}::jsonb) as g ("row" int, ${whoColumns}, name text, gender text, birthday date,
    city text, level text, "staffName" text, source text, extra jsonb)
  where g."row" <> all(${[...skip]}::int[])`;

/**
 * What the rows say, whom they are about, and what becomes of them. An empty cell changes nothing. One row says what is
 * new of somebody; a row from before they were merged that says nothing new is no second one.
 */
const judged = (batch: Batch): Sql => sql`
  given as materialized (${given(batch)}),
  ${whoKnown},
  found as materialized (select g.*, ${whoFound} from given g ${whoJoins}),
  heard as materialized (select f."row", f.target, f.unclear, f.former, ${heard} from found f ${givenUpJoins}),
  compared as materialized (
    select n.*, c.updated_at as old_updated_at,
      jsonb_strip_nulls(jsonb_build_object(
        'name', case when n.name <> c.name then c.name end,
        'phone', case when n.phone <> c.phone then c.phone end,
        'memberNumber', case when n."memberNumber" <> c.member_number then c.member_number end,
        'email', case when n.email <> c.email then c.email end,
        'gender', case when n.gender <> c.gender then c.gender end,
        'birthday', case when n.birthday <> c.birthday then c.birthday end,
        'city', case when n.city <> c.city then c.city end,
        'level', case when n.level <> c.level then c.level end,
        'staffName', case when n."staffName" <> c.staff_name then c.staff_name end,
        'source', case when n.source <> c.source then c.source end,
        'attributes', case when not c.attributes @> n.extra then c.attributes end
      )) as before,
      jsonb_strip_nulls(jsonb_build_object(
        'name', case when n.name <> c.name then n.name end,
        'phone', case when n.phone <> c.phone then n.phone end,
        'memberNumber', case when n."memberNumber" <> c.member_number then n."memberNumber" end,
        'email', case when n.email <> c.email then n.email end,
        'gender', case when n.gender <> c.gender then n.gender end,
        'birthday', case when n.birthday is distinct from c.birthday then n.birthday end,
        'city', case when n.city <> c.city then n.city end,
        'level', case when n.level <> c.level then n.level end,
        'staffName', case when n."staffName" <> c.staff_name then n."staffName" end,
        'source', case when n.source <> c.source then n.source end,
        'attributes', case when not c.attributes @> n.extra then n.extra end
      )) as after
    from heard n left join customers c on c.id = n.target
  ),
  numbered as materialized (
    select c.*, c.former and c.after = '{}'::jsonb as is_silent,
      row_number() over (partition by c.target, c.unclear is null, c.former and c.after = '{}'::jsonb order by c."row") as nth
    from compared c
  ),
  judged as materialized (
    select n.*, case when n.unclear is not null then n.unclear
      when n.target is not null and n.nth > 1 and not n.is_silent then 'same_customer' end as reason
    from numbered n
  ),
  outcomes as materialized (
    select j.*, case when j.reason is not null then 'refused' when j.target is null then 'added'
      when j.after = '{}'::jsonb then 'unchanged' else 'changed' end as outcome
    from judged j
  )`;

const summed = sql`
  select outcome, reason, count(*)::int as count,
    coalesce(array_agg("row") filter (where outcome = 'refused'), '{}')::int[] as rows
  from outcomes group by outcome, reason`;

/** Customers of a file: known by phone, else by member number, else by e-mail. */
export const takingCustomers: Taking = {
  judge: (db, batch) => db.query<Outcome>(sql`with ${judged(batch)} ${summed}`),

  samples: (db, batch, most) =>
    db.query<JudgedRow>(sql`
      with ${judged(batch)}, ranked as (
        select *, row_number() over (partition by outcome order by "row") as place from outcomes where outcome <> 'refused'
      )
      select "row", outcome, coalesce((
          select jsonb_object_agg(key, jsonb_build_array(before -> key, value)) from jsonb_each(after)
        ), '{}') as changes
      from ranked where place <= ${most} order by "row"`),

  take: async (tx, batch) => {
    const { uploadId } = batch;
    return tx.query<Outcome>(sql`
      with ${judged(batch)},
      added as (
        insert into customers (id, name, phone, member_number, email, gender, birthday, city, level, staff_name, source,
          attributes, upload_id)
        select ${uploadId} || '-' || "row", coalesce(name, ''), coalesce(phone, ''), coalesce("memberNumber", ''),
          coalesce(email, ''), coalesce(gender, 'unknown'), birthday, coalesce(city, ''), coalesce(level, ''),
          coalesce("staffName", ''), coalesce(source, ''), coalesce(extra, '{}'), ${uploadId}
        from outcomes where outcome = 'added' order by "row"
      ),
      changed as (
        update customers c set name = coalesce(o.name, c.name), phone = coalesce(o.phone, c.phone),
          member_number = coalesce(o."memberNumber", c.member_number), email = coalesce(o.email, c.email),
          gender = coalesce(o.gender, c.gender), birthday = coalesce(o.birthday, c.birthday),
          city = coalesce(o.city, c.city), level = coalesce(o.level, c.level),
          staff_name = coalesce(o."staffName", c.staff_name), source = coalesce(o.source, c.source),
          attributes = c.attributes || coalesce(o.extra, '{}'), updated_at = now()
        from outcomes o where o.outcome = 'changed' and c.id = o.target
      ),
      noted as (
        insert into data_upload_changes as known (upload_id, target_id, before, after)
        select ${uploadId}, target, before || jsonb_build_object('updatedAt', old_updated_at),
          after || jsonb_build_object('updatedAt', now())
        from outcomes where outcome = 'changed'
        on conflict (upload_id, target_id) do update set before = excluded.before || known.before,
          after = known.after || excluded.after
      )
      ${summed}`);
  },
};
