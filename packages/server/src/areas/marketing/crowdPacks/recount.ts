import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import { compileRules, limited } from '../../../audiences/index.js';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce, type JobKind, nextTime } from '../../../jobs/index.js';
import { readRules } from './storedRules.js';

/** Finds the members of one pack anew, now. */
export const RECOUNT = 'recount_crowd_pack';
/** The same each day, at the hour that the pack says. */
export const RECOUNT_DAILY = 'recount_crowd_pack_daily';

/** Milliseconds that nobody's rules take. */
const LONGEST = 600_000;

export const queueRecount = (tx: Queryable, packId: string): Promise<void> =>
  enqueueOnce(tx, { kind: RECOUNT, subject: packId });

/** When an alive one is counted next. */
export const nextCount = (hour: number, now: Date): Date => nextTime({ every: 'day', hour }, now);

export const queueDaily = (tx: Queryable, packId: string, runAt: Date): Promise<void> =>
  enqueueOnce(tx, { kind: RECOUNT_DAILY, subject: packId, runAt });

interface Pack {
  readonly rules: unknown;
}

/** Who fits, laid by for this transaction. It takes its time, and locks nothing. */
const findMembers = async (tx: Queryable, rules: RuleSet, now: Date): Promise<void> => {
  await limited(tx, LONGEST);
  const { joins, condition } = compileRules(rules, { now, mode: 'all' });
  await tx.query(sql`create temporary table crowd_pack_found (id text not null) on commit drop`);
  await tx.query(sql`insert into crowd_pack_found select c.id from customers c ${joins} where ${condition}`);
};

/** Whoever came or went, in one statement: before it everybody sees the former members, after it those of now. */
const swapMembers = async (tx: Queryable, packId: string): Promise<boolean> => {
  const [done] = await tx.query<{ moved: number }>(sql`
    with found as materialized (
      -- Not those who were erased or merged meanwhile.
      select f.id from crowd_pack_found f where exists (select 1 from customers c where c.id = f.id)
    ),
    gone as (
      delete from crowd_pack_members m where m.pack_id = ${packId}
        and not exists (select 1 from found where found.id = m.customer_id)
      returning 1
    ),
    came as (
      insert into crowd_pack_members (pack_id, customer_id) select ${packId}, id from found
      on conflict do nothing returning 1
    ),
    sized as (
      insert into crowd_pack_sizes (pack_id, counted_at, member_count, entered, gone)
      select ${packId}, now(), (select count(*) from found), (select count(*) from came), (select count(*) from gone)
      on conflict (pack_id, counted_at) do nothing
    )
    update crowd_packs set member_count = (select count(*) from found), counted_at = now(), status = 'ready'
    where id = ${packId}
    returning ((select count(*) from came) + (select count(*) from gone))::int as moved`);
  return (done?.moved ?? 0) > 0;
};

/**
 * In a transaction. A pack that is gone, or has no rules, is left alone; so is one whose rules were changed while its
 * members were looked for, since another count was asked for by that.
 */
export const recount = async (tx: Queryable, packId: string, now: Date): Promise<void> => {
  const [pack] = await tx.query<Pack>(sql`select rules from crowd_packs where id = ${packId}`);
  if (pack === undefined) return;
  const rules = readRules(pack.rules);
  if (rules === null) {
    await tx.query(sql`update crowd_packs set status = 'ready' where id = ${packId}`);
    return;
  }
  await findMembers(tx, rules, now);
  // From here on others wait who change the pack, and not before. They may begin to name it all the same.
  const [still] = await tx.query<Pack>(sql`select rules from crowd_packs where id = ${packId} for no key update`);
  if (still === undefined || !isDeepStrictEqual(still.rules, pack.rules)) return;
  const isMoved = await swapMembers(tx, packId);
  if (!isMoved) return;
  const users = await tx.query<{ id: string }>(sql`
    select p.id from crowd_pack_uses u join crowd_packs p on p.id = u.pack_id
    where u.used_id = ${packId} and p.alive order by p.id`);
  for (const { id } of users) await queueRecount(tx, id);
};

const failed = (tx: Queryable, packId: string) =>
  tx.query(sql`update crowd_packs set status = 'failed' where id = ${packId}`);

/** Counts a pack anew; what its rules name alive packs for follows by itself. */
export const recountJob = (now: () => Date, daily: boolean): JobKind => ({
  run: async ({ subject, write }) => {
    await write(async (tx) => {
      await recount(tx, subject, now());
      if (!daily) return;
      const [pack] = await tx.query<{ hour: number }>(
        sql`select count_hour as hour from crowd_packs where id = ${subject} and alive`,
      );
      if (pack === undefined) return;
      const next = nextCount(pack.hour, now());
      await tx.query(sql`update crowd_packs set next_count = ${next}::timestamptz where id = ${subject}`);
      await queueDaily(tx, subject, next);
    });
  },
  onDead: async (tx, { subject }) => {
    await failed(tx, subject);
  },
  onRetry: async (tx, { subject }) =>
    (await tx.query(sql`update crowd_packs set status = 'counting' where id = ${subject} returning id`)).length > 0,
});

/** Alive packs whose next count got lost: their last one was given up. */
export const queueLostCounts = async (db: Queryable): Promise<void> => {
  const lost = await db.query<{ id: string }>(sql`
    select p.id from crowd_packs p where p.alive and p.next_count < now() and not exists (
      select 1 from jobs j where j.subject = p.id and j.kind = ${RECOUNT_DAILY} and j.status in ('queued', 'running'))`);
  for (const { id } of lost) await queueDaily(db, id, new Date());
};
