import sql, { type Sql } from 'sql-template-tag';
import { refreshTotals } from '../../../../customers/totals.js';
import type { Batch, JudgedRow, Outcome, Taking } from './batch.js';
import { whoColumns, whoFound, whoJoins, whoKnown } from './who.js';

/** Events that came in files, whichever: the same is taken once. */
const SOURCE = 'upload';

/**
 * What the rows say, and what becomes of them. The same done by the same to the same at the same moment is known: by whose it is
 * now, since somebody who was merged had another id when the key was made.
 */
const judged = ({ json, skip }: Batch): Sql => sql`
  given as materialized (
    select * from jsonb_to_recordset(${json}::jsonb) as g ("row" int, ${whoColumns}, name text, object text,
      "occurredAt" timestamptz, extra jsonb)
    where g."row" <> all(${[...skip]}::int[])
  ),
  ${whoKnown},
  found as materialized (
    select g.*, ${whoFound} from given g ${whoJoins}
  ),
  keyed as materialized (
    select f.*, md5(jsonb_build_array(f.target, f.name, coalesce(f.object, ''), extract(epoch from f."occurredAt"))::text)
      as event_key,
      case when f.unclear is not null then f.unclear when f.target is null then 'customer_unknown' end as reason
    from found f
  ),
  judged as materialized (
    select k.*, x.id as event_id, row_number() over (partition by k.event_key order by k."row") as nth
    from keyed k left join lateral (
      select e.id from customer_events e where e.customer_id = k.target and e.occurred_at = k."occurredAt" and e.name = k.name
        and e.object = coalesce(k.object, '') and e.source_key = ${SOURCE} limit 1
    ) x on true
  ),
  outcomes as materialized (
    select j.*, case when j.reason is not null then 'refused' when j.event_id is null and j.nth = 1 then 'added'
      else 'unchanged' end as outcome
    from judged j
  )`;

/** Behaviours of a file: whoever did it has to be known. */
export const takingBehaviours: Taking = {
  judge: (db, batch) =>
    db.query<Outcome>(sql`
      with ${judged(batch)}
      select outcome, reason, count(*)::int as count,
        coalesce(array_agg("row") filter (where outcome = 'refused'), '{}')::int[] as rows
      from outcomes group by outcome, reason`),

  samples: (db, batch, most) =>
    db.query<JudgedRow>(sql`
      with ${judged(batch)}, ranked as (
        select *, row_number() over (partition by outcome order by "row") as place from outcomes where outcome <> 'refused'
      )
      select "row", outcome, '{}'::jsonb as changes from ranked where place <= ${most} order by "row"`),

  take: async (tx, batch) => {
    const { uploadId } = batch;
    const rows = await tx.query<Outcome & { readonly customers: string[] }>(sql`
      with ${judged(batch)},
      added as (
        insert into customer_events (source_key, event_key, customer_id, name, object, properties, occurred_at, upload_id)
        select ${SOURCE}, event_key, target, name, coalesce(object, ''), coalesce(extra, '{}'), "occurredAt", ${uploadId}
        from outcomes where outcome = 'added' order by "row" on conflict (source_key, event_key) do nothing
      )
      select outcome, reason, count(*)::int as count,
        coalesce(array_agg("row") filter (where outcome = 'refused'), '{}')::int[] as rows,
        coalesce(array_agg(distinct target) filter (where outcome = 'added'), '{}')::text[] as customers
      from outcomes group by outcome, reason`);
    await refreshTotals(
      tx,
      rows.flatMap(({ customers }) => customers),
    );
    return rows.map(({ outcome, reason, count, rows: refused }) => ({ outcome, reason, count, rows: refused }));
  },
};
