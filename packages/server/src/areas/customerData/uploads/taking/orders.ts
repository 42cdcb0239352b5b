import sql, { type Sql } from 'sql-template-tag';
import { refreshTotals } from '../../../../customers/totals.js';
import type { Batch, JudgedRow, Outcome, Taking } from './batch.js';
import { whoColumns, whoFound, whoJoins, whoKnown } from './who.js';

/** What the rows say, whose orders they are, and what becomes of them. An empty cell changes nothing. */
const judged = ({ json, skip }: Batch): Sql => sql`
  given as materialized (
    select * from jsonb_to_recordset(${json}::jsonb) as g ("row" int, ${whoColumns}, number text, amount numeric(14, 2),
      status text, product text, channel text, "orderedAt" timestamptz)
    where g."row" <> all(${[...skip]}::int[])
  ),
  ${whoKnown},
  found as materialized (select g.*, ${whoFound} from given g ${whoJoins}),
  judged as materialized (
    select f.*, o.id as order_id,
      jsonb_strip_nulls(jsonb_build_object(
        'amount', case when f.amount <> o.amount then o.amount end,
        'status', case when f.status <> o.status then o.status end,
        'product', case when f.product <> o.product then o.product end,
        'channel', case when f.channel <> o.channel then o.channel end,
        'orderedAt', case when f."orderedAt" <> o.ordered_at then o.ordered_at end
      )) as before,
      jsonb_strip_nulls(jsonb_build_object(
        'amount', case when f.amount <> o.amount then f.amount end,
        'status', case when f.status <> o.status then f.status end,
        'product', case when f.product <> o.product then f.product end,
        'channel', case when f.channel <> o.channel then f.channel end,
        'orderedAt', case when f."orderedAt" <> o.ordered_at then f."orderedAt" end
      )) as after,
      case when f.unclear is not null then f.unclear when f.target is null then 'customer_unknown'
        when o.customer_id <> f.target then 'order_of_another' end as reason
    from found f left join customer_orders o on o.number = f.number
  ),
  outcomes as materialized (
    select j.*, case when j.reason is not null then 'refused' when j.order_id is null then 'added'
      when j.after = '{}'::jsonb then 'unchanged' else 'changed' end as outcome
    from judged j
  )`;

const summed = sql`
  select outcome, reason, count(*)::int as count,
    coalesce(array_agg("row") filter (where outcome = 'refused'), '{}')::int[] as rows
  from outcomes group by outcome, reason`;

/** Orders of a file: known by their numbers; whoever ordered has to be known. */
export const takingOrders: Taking = {
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
    const rows = await tx.query<Outcome & { readonly customers: string[] }>(sql`
      with ${judged(batch)},
      added as (
        insert into customer_orders (id, number, customer_id, amount, status, product, channel, ordered_at, upload_id)
        select ${uploadId} || '-' || "row", number, target, coalesce(amount, 0), coalesce(status, 'done'),
          coalesce(product, ''), coalesce(channel, ''), "orderedAt", ${uploadId}
        from outcomes where outcome = 'added' order by "row"
      ),
      changed as (
        update customer_orders c set amount = coalesce(o.amount, c.amount), status = coalesce(o.status, c.status),
          product = coalesce(o.product, c.product), channel = coalesce(o.channel, c.channel),
          ordered_at = coalesce(o."orderedAt", c.ordered_at)
        from outcomes o where o.outcome = 'changed' and c.id = o.order_id
      ),
      noted as (
        insert into data_upload_changes as known (upload_id, target_id, before, after)
        select ${uploadId}, order_id, before, after from outcomes where outcome = 'changed'
        on conflict (upload_id, target_id) do update set before = excluded.before || known.before,
          after = known.after || excluded.after
      )
      select outcome, reason, count(*)::int as count,
        coalesce(array_agg("row") filter (where outcome = 'refused'), '{}')::int[] as rows,
        coalesce(array_agg(distinct target) filter (where outcome in ('added', 'changed')), '{}')::text[] as customers
      from outcomes group by outcome, reason`);
    await refreshTotals(
      tx,
      rows.flatMap(({ customers }) => customers),
    );
    return rows.map(({ outcome, reason, count, rows: refused }) => ({ outcome, reason, count, rows: refused }));
  },
};
