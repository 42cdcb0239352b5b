import type { DryRun, DryRunFault, SkipReason } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { pageOf } from '../../../db/sqlParts.js';
import { inFen } from '../../../outbox/index.js';
import { maskPhone } from '../../../text/maskPhones.js';
import { emptyValuesOf } from './emptyValues.js';
import { skippedOf } from './skipped.js';

interface DryRunRow {
  readonly taskId: string;
  readonly state: string;
  readonly time: Date;
  readonly people: number;
  readonly willSend: number;
  readonly skipped: unknown;
  readonly emptyValues: unknown;
  readonly cost: number;
  readonly waitsUntil: Date | null;
  readonly days: number;
  readonly isOld: boolean;
  readonly samePlan: boolean;
  readonly sameAudience: boolean;
}

const faultOf = ({ isOld, samePlan, sameAudience }: DryRunRow): DryRunFault | null => {
  if (!samePlan) return 'plan';
  if (!sameAudience) return 'audience';
  return isOld ? 'old' : null;
};

const shown = (row: DryRunRow): DryRun => ({
  state: row.state,
  time: row.time.toISOString(),
  peopleCount: row.people,
  willSendCount: row.willSend,
  skipped: skippedOf(row.skipped),
  cost: inFen(row.cost),
  fault: faultOf(row),
  waitsUntil: row.waitsUntil?.toISOString() ?? null,
  days: row.days,
  emptyValues: emptyValuesOf(row.emptyValues),
});

/** Those of some tasks, rows `t` of `pd_tasks`, by their ids. */
export const dryRunsOf = async (db: Queryable, tasks: Sql): Promise<ReadonlyMap<string, DryRun>> => {
  const rows = await db.query<DryRunRow>(sql`
    select t.id as "taskId", d.state, d.begun_at as time, d.people, d.will_send as "willSend", d.skipped,
      d.empty_values as "emptyValues", d.cost,
      d.waits_until as "waitsUntil", d.days, d.begun_at < now() - interval '30 minutes' as "isOld",
      d.plan_version = p.version as "samePlan",
      case when t.to_groups then not exists (
          select 1 from pd_task_domains g join private_domains o on o.id = g.domain_id
          where g.task_id = t.id and o.updated_at > d.begun_at
        ) else coalesce(d.pack_version = k.version and d.pack_counted_at is not distinct from k.counted_at, false)
        end as "sameAudience"
    from pd_dry_runs d join pd_tasks t on t.id = d.task_id join operate_plans p on p.id = t.plan_id
      left join crowd_packs k on k.id = p.crowd_pack_id
    where ${tasks}`);
  return new Map(rows.map((row) => [row.taskId, shown(row)]));
};

interface PersonRow {
  readonly customerId: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly reason: SkipReason;
}

/** Who would get nothing for a reason, in the order of their ids. Numbers are masked. */
export const pageOfPeople = async (
  db: Database,
  { id, reason, current, size }: { id: string; reason: SkipReason; current: number; size: number },
) => {
  const from = sql`
    pd_dry_run_people d where d.run_id = (select r.id from pd_dry_runs r where r.task_id = ${id}) and d.reason = ${reason}`;
  const { rows, total } = await pageWithTotal(
    db,
    { current, size, searched: false, count: sql`select count(*)::int as total from ${from}` },
    () =>
      db.query<PersonRow>(sql`
        select d.customer_id as "customerId", c.name as "customerName", c.phone as "phoneNumber", d.reason
        from (select * from ${from} order by d.customer_id ${pageOf({ current, size })}) d
        join customers c on c.id = d.customer_id order by d.customer_id`),
  );
  return {
    list: rows.map((row) => ({ ...row, phoneNumber: maskPhone(row.phoneNumber) })),
    total,
    current,
    size,
  };
};
