import { type Channel, type ExecuteStatus, executeStatuses, type OperatePlan } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { inFen } from '../../../outbox/index.js';
import { readWithin } from '../../../text/span.js';
import { approvalOf, isLarge } from './approval.js';
import { spentOf } from './limits.js';
import { readSettings } from './planSettings.store.js';
import { groupCountOf, peopleInGroupsOf } from './taskGroups.js';

/** As it stands by the clock. */
const executeStatus = sql`case
  when p.status in ('active', 'paused') and p.end_at <= now() then 'finished'
  when p.status = 'active' and p.start_at > now() then 'waiting'
  when p.status = 'active' then 'running'
  else p.status end`;

/** The same as conditions, which indexes serve. */
const having: Readonly<Record<ExecuteStatus, Sql>> = {
  draft: sql`p.status = 'draft'`,
  waiting: sql`p.status = 'active' and p.start_at > now()`,
  running: sql`p.status = 'active' and p.start_at <= now() and p.end_at > now()`,
  paused: sql`p.status = 'paused' and p.end_at > now()`,
  finished: sql`(p.status = 'finished' or (p.status in ('active', 'paused') and p.end_at <= now()))`,
};

export interface PlanRow {
  readonly id: string;
  readonly planName: string;
  readonly description: string;
  readonly crowdPackId: string | null;
  readonly crowdPackName: string;
  readonly memberCount: number;
  /** People of the pack, and of the groups that tasks go to. */
  readonly size: number;
  readonly channels: Channel[];
  readonly executeStatus: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly taskCount: number;
  readonly targetCount: number;
  readonly reachedCount: number;
  readonly clickedCount: number;
  readonly budget: number | null;
  readonly spent: number;
  readonly version: number;
  readonly approval: string;
  readonly approvedSize: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
  readonly askedBy: string;
  readonly askTime: Date | null;
  readonly decidedBy: string;
  readonly decideTime: Date | null;
  readonly decisionWords: string;
  readonly own: boolean;
}

/** Plans as `userId` sees them. Each task counts by itself: whoever two of them are meant for counts twice. */
export const planRowsOf = (db: Queryable, rest: Sql, userId: string): Promise<PlanRow[]> =>
  db.query<PlanRow>(sql`
    select p.id, p.name as "planName", p.description, p.crowd_pack_id as "crowdPackId",
      coalesce(k.name, '') as "crowdPackName", coalesce(k.member_count, 0) as "memberCount",
      coalesce(k.member_count, 0) + ${peopleInGroupsOf} as size, ${executeStatus} as "executeStatus",
      p.start_at as "startTime", p.end_at as "endTime", s.channels, s.tasks as "taskCount", s.target as "targetCount", s.reached as "reachedCount", s.clicked as "clickedCount",
      p.budget, s.spent, p.version, p.approval, p.approved_size as "approvedSize",
      coalesce((select u.username from users u where u.id = p.created_by), '') as "createdBy",
      p.created_at as "createTime", p.updated_at as "updateTime",
      coalesce((select u.username from users u where u.id = p.asked_by), '') as "askedBy", p.asked_at as "askTime",
      coalesce((select u.username from users u where u.id = p.decided_by), '') as "decidedBy",
      p.decided_at as "decideTime", p.decision_words as "decisionWords",
      (${userId} = any(p.authors) or p.asked_by is not distinct from ${userId}) as own
    from operate_plans p left join crowd_packs k on k.id = p.crowd_pack_id
    cross join lateral (
      select count(*)::int as tasks, coalesce(array_agg(distinct t.channel), '{}') as channels,
        coalesce(sum(case when t.people > 0 then t.people when t.to_groups then ${groupCountOf}
          else coalesce(k.member_count, 0) end), 0)::int as target,
        coalesce(sum(t.delivered + t.awaited), 0)::int as reached, coalesce(sum(t.clicked), 0)::int as clicked,
        coalesce(sum(${spentOf}), 0)::float8 as spent
      from pd_tasks t where t.plan_id = p.id
    ) s ${rest}`);

/** A plan as lists tell it; `most`: people that it may be for without an approval. */
export const shownPlan = (row: PlanRow, most: number | null): OperatePlan => ({
  id: row.id,
  planName: row.planName,
  description: row.description,
  crowdPackId: row.crowdPackId,
  crowdPackName: row.crowdPackName,
  memberCount: row.memberCount,
  channels: row.channels,
  executeStatus: row.executeStatus,
  startTime: row.startTime.toISOString(),
  endTime: row.endTime.toISOString(),
  taskCount: row.taskCount,
  targetCount: row.targetCount,
  reachedCount: row.reachedCount,
  clickedCount: row.clickedCount,
  budget: row.budget,
  cost: inFen(row.spent),
  version: row.version,
  approval: approvalOf(row, most),
  approvalNeeded: isLarge(row, most),
  createdBy: row.createdBy,
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});

/** How its approval stands. */
export const shownApproval = ({ askedBy, askTime, decidedBy, decideTime, own }: PlanRow) => ({
  askedBy,
  askTime: askTime?.toISOString() ?? null,
  decidedBy,
  decideTime: decideTime?.toISOString() ?? null,
  own,
});

interface Paging {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly planName?: string;
}

export interface PlanFilter extends Paging {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly executeStatus?: ExecuteStatus;
  readonly channel?: Channel;
}

export interface ApprovalFilter extends Paging {
  readonly approval?: string;
}

const columns = {
  planName: 'p.name',
  startTime: 'p.start_at',
  endTime: 'p.end_at',
  createTime: 'p.created_at',
  updateTime: 'p.updated_at',
};

/** Plans as they are looked at. */
export const planRows = (db: Database) => {
  const paged = async (filter: Paging, where: Sql, usual: string, userId: string) => {
    const { current, size, orders, planName = '' } = filter;
    const { rows, total } = await pageWithTotal(
      db,
      {
        current,
        size,
        searched: planName.trim() !== '',
        count: sql`select count(*)::int as total from operate_plans p ${where}`,
      },
      () => planRowsOf(db, sql`${where} ${orderBy(orders, columns, usual)} ${pageOf({ current, size })}`, userId),
    );
    return { rows, total, current, size, approvalSize: (await readSettings(db)).approvalSize };
  };

  return {
    page: async (filter: PlanFilter, userId: string) => {
      const { from, to } = readWithin(filter);
      const { planName = '', executeStatus: wanted, channel } = filter;
      const where = sql`where true
        ${from === null ? empty : sql`and p.end_at > ${from}::timestamptz`}
        ${to === null ? empty : sql`and p.start_at < ${to}::timestamptz`}
        ${wanted === undefined ? empty : sql`and ${having[wanted]}`}
        ${
          channel === undefined
            ? empty
            : sql`and exists (select 1 from pd_tasks c where c.plan_id = p.id and c.channel = ${channel})`
        }
        ${matching(planName, 'p.name')}`;
      const { rows, approvalSize, ...rest } = await paged(filter, where, 'p.start_at desc, p.seq desc', userId);
      return { list: rows.map((row) => shownPlan(row, approvalSize)), ...rest };
    },

    /** Those that were handed in: first those that wait, the longest first. */
    approvals: async (filter: ApprovalFilter, userId: string) => {
      const { planName = '', approval } = filter;
      const where = sql`where p.asked_at is not null
        ${approval === undefined ? sql`and p.approval <> 'none'` : sql`and p.approval = ${approval}`}
        ${matching(planName, 'p.name')}`;
      const usual = `case when p.approval = 'waiting' then p.asked_at end nulls last, p.decided_at desc nulls last, p.seq desc`;
      const { rows, approvalSize, ...rest } = await paged(filter, where, usual, userId);
      return { list: rows.map((row) => ({ ...shownPlan(row, approvalSize), ...shownApproval(row) })), ...rest };
    },

    exists: async (id: string): Promise<boolean> =>
      (await db.query(sql`select 1 as one from operate_plans where id = ${id}`)).length > 0,

    counts: async () => {
      const rows = await db.query<{ status: string; count: number }>(sql`
        select ${executeStatus} as status, count(*)::int as count from operate_plans p group by 1`);
      return executeStatuses.map((status) => ({
        executeStatus: status,
        count: rows.find((row) => row.status === status)?.count ?? 0,
      }));
    },

    /** Null: there is no plan of that name. */
    numbers: async (planName: string, userId: string) => {
      const [row] = await planRowsOf(db, sql`where lower(p.name) = lower(${planName.trim()})`, userId);
      if (row === undefined) return null;
      const { targetCount, reachedCount, clickedCount } = row;
      return { planName: row.planName, targetCount, reachedCount, clickedCount };
    },
  };
};
