import type { GapState } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { lockGaps, recountGaps } from './recountGaps.js';

interface Settled {
  seq: number;
}

const settle = (
  tx: Queryable,
  seqs: readonly number[],
  { state, userId, faqId }: { readonly state: 'done' | 'ignored'; readonly userId: string; readonly faqId?: string },
): Promise<unknown> =>
  tx.query(sql`
    update gaps set
      settled_before = case when state in ('done', 'ignored') then settled_before else settled_at end,
      settled_before_by = case when state in ('done', 'ignored') then settled_before_by else settled_by end,
      settled_at = now(), settled_by = ${userId}, state = ${state}, faq_id = coalesce(${faqId ?? null}::text, faq_id)
    where seq = any(${[...seqs]}::bigint[])`);

/** Settles groups, or puts them back with all that was counted before. Those that are gone are passed over. */
export const settleGaps = async (
  tx: Queryable,
  { ids, state, userId }: { readonly ids: readonly string[]; readonly state: GapState; readonly userId: string },
): Promise<void> => {
  await lockGaps(tx);
  const found = await tx.query<Settled>(
    sql`select seq::float8 as seq from gaps where id = any(${[...ids]}::text[]) and state <> 'watched' for update`,
  );
  const seqs = found.map(({ seq }) => seq);
  if (state === 'open') {
    await tx.query(sql`
      update gaps set settled_at = settled_before, settled_by = settled_before_by, settled_before = null,
        settled_before_by = null, state = 'open'
      where seq = any(${seqs}::bigint[]) and state <> 'open'`);
  } else {
    await settle(tx, seqs, { state, userId });
  }
  await recountGaps(tx, seqs);
};

/**
 * Settles the group that an FAQ was written for, and those of other bases that hold nothing but the same questions: they
 * are answered with it. Throws `gap_not_found`.
 */
export const closeGap = async (
  tx: Queryable,
  {
    id,
    kbId,
    faqId,
    userId,
  }: { readonly id: string; readonly kbId: string; readonly faqId: string; readonly userId: string },
): Promise<void> => {
  await lockGaps(tx);
  const [own] = await tx.query<Settled>(sql`
    select seq::float8 as seq from gaps
    where id = ${id} and knowledge_base_id = ${kbId} and state <> 'watched' for update`);
  if (own === undefined) throw fail('gap_not_found');
  const others = await tx.query<Settled>(sql`
    select g.seq::float8 as seq from gaps g
    where g.state = 'open' and g.seq <> ${own.seq}::bigint
      and g.seq in (
        select o.gap_seq from gap_turns t join gap_turns o on o.asking = t.asking where t.gap_seq = ${own.seq}::bigint
      )
      and not exists (
        select 1 from gap_turns t where t.gap_seq = g.seq and t.at > coalesce(g.settled_at, '-infinity')
          and not exists (select 1 from gap_turns o where o.asking = t.asking and o.gap_seq = ${own.seq}::bigint)
      )`);
  const seqs = [own, ...others].map(({ seq }) => seq);
  await settle(tx, seqs, { state: 'done', userId, faqId });
  await recountGaps(tx, seqs);
};
