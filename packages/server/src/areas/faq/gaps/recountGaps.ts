import { GAP_REPEATED } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Days that a question counts. */
export const GAP_DAYS = 180;

/** One at a time gathers or settles: what is counted then holds until it is written. */
export const lockGaps = async (tx: Queryable): Promise<void> => {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('gaps'))`);
};

/** Counts groups anew and says which of them wait. Behind `lockGaps`. */
export const recountGaps = async (tx: Queryable, seqs: readonly number[]): Promise<void> => {
  if (seqs.length === 0) return;
  const wanted = [...new Set(seqs)];
  await tx.query(sql`
    update gap_wordings w set times = c.times from (
      select o.seq, (select count(*)::int from gap_turns t where t.wording_seq = o.seq) as times
      from gap_wordings o where o.gap_seq = any(${wanted}::bigint[])
    ) c where c.seq = w.seq and c.times <> w.times`);
  await tx.query(sql`
    with counted as (
      select g.seq, count(t.asking)::int as times, count(distinct t.user_id)::int as people,
        (count(*) filter (where t.unanswered))::int as unanswered, (count(*) filter (where t.disliked))::int as disliked,
        min(t.at) as first_at, max(t.at) as last_at,
        (count(t.asking) filter (where t.at > coalesce(g.settled_at, '-infinity')))::int as since,
        (count(*) filter (where t.at > coalesce(g.settled_at, '-infinity') and (t.unanswered or t.disliked)))::int as bad
      from gaps g left join gap_turns t on t.gap_seq = g.seq where g.seq = any(${wanted}::bigint[]) group by g.seq
    )
    update gaps g set
      times = c.times, people = c.people, unanswered = c.unanswered, disliked = c.disliked,
      first_at = coalesce(c.first_at, g.first_at), last_at = coalesce(c.last_at, g.last_at),
      returned = case when g.settled_at is null then 0 else c.since end,
      question = coalesce((
        select w.text from gap_wordings w where w.gap_seq = g.seq order by w.times desc, w.seq limit 1
      ), g.question),
      search = coalesce((
        select string_agg(lower(normalize(w.text, nfkc)), E'\\n' order by w.seq) from gap_wordings w where w.gap_seq = g.seq
      ), ''),
      state = case
        when g.state = 'ignored' then 'ignored'
        when c.bad > 0 or c.since >= ${GAP_REPEATED}::int then 'open'
        when g.settled_at is not null then 'done'
        else 'watched'
      end
    from counted c where c.seq = g.seq
  `);
  await tx.query(sql`
    delete from gaps g where g.seq = any(${wanted}::bigint[]) and g.times = 0
      and coalesce(g.settled_at, '-infinity') < now() - make_interval(days => ${GAP_DAYS}::int)`);
};
