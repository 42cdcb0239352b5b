import type { Input, listPlanClashes, PlanClash } from '@console/api/contract';
import sql from 'sql-template-tag';
import { inTime, isGivenUp } from '../../../audiences/index.js';
import type { Database, Queryable } from '../../../db/database.js';
import { readMoment } from '../../../text/moment.js';
import { knownPack } from './knownPack.js';
import { planSpan } from './planSpan.js';
import { planRowsOf, type PlanRow } from './planRows.store.js';

const MOST = 20;
/** Days that are named, of one clash. */
const MOST_DAYS = 10;

/** People in both packs. */
const sharedOf = async (tx: Queryable, packId: string, { crowdPackId, memberCount }: PlanRow): Promise<number> => {
  if (crowdPackId === packId) return memberCount;
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from crowd_pack_members a
    where a.pack_id = ${packId} and exists (
      select 1 from crowd_pack_members b where b.pack_id = ${crowdPackId} and b.customer_id = a.customer_id)`);
  return row?.count ?? 0;
};

/** Days on which tasks of both plans go out, as far as these are known. */
const daysOf = async (db: Queryable, id: string | undefined, otherId: string): Promise<string[]> => {
  if (id === undefined) return [];
  const day = sql`to_char(coalesce(t.started_at, t.send_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await db.query<{ day: string }>(sql`
    select d.day from (
      select ${day} as day from pd_tasks t where t.plan_id = ${id}
      intersect select ${day} from pd_tasks t where t.plan_id = ${otherId}
    ) d where d.day is not null order by 1 limit ${MOST_DAYS}`);
  return rows.map((row) => row.day);
};

/** Other plans of the same time that are meant for some of the same people. */
export const clashesOf = async (
  db: Database,
  { crowdPackId, startTime, endTime, id }: Input<typeof listPlanClashes>,
  { userId, signal }: { readonly userId: string; readonly signal: AbortSignal },
): Promise<PlanClash[]> => {
  await knownPack(db, crowdPackId);
  const { start, end } = planSpan(readMoment(startTime), readMoment(endTime));
  const others = await planRowsOf(
    db,
    sql`where p.status <> 'finished' and p.end_at > greatest(now(), ${start}::timestamptz)
      and p.start_at < ${end}::timestamptz and p.id is distinct from ${id ?? null}::text and k.member_count > 0
      order by p.start_at, p.seq limit ${MOST}`,
    userId,
  );
  const clashes: PlanClash[] = [];
  let isLate = false;
  for (const other of others) {
    let shared: number | null = null;
    try {
      if (!isLate) shared = await inTime(db, signal, (tx) => sharedOf(tx, crowdPackId, other));
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      // Nobody waits for the others as well.
      isLate = true;
    }
    if (shared === 0) continue;
    clashes.push({
      id: other.id,
      planName: other.planName,
      executeStatus: other.executeStatus,
      startTime: other.startTime.toISOString(),
      endTime: other.endTime.toISOString(),
      sharedCount: shared,
      sharedDays: await daysOf(db, id, other.id),
    });
  }
  return clashes;
};
