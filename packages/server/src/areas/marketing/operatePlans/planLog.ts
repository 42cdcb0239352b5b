import type { PlanAction, PlanLogEntry } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { pageOf } from '../../../db/sqlParts.js';

export interface PlanEvent {
  readonly planId: string;
  readonly action: PlanAction;
  /** Null: nobody did it, its time had come. */
  readonly userId: string | null;
  readonly taskName?: string;
  readonly words?: string;
}

/** Writes down what was done, in the transaction that does it. */
export const notePlan = async (
  tx: Queryable,
  { planId, action, userId, taskName = '', words = '' }: PlanEvent,
): Promise<void> => {
  await tx.query(sql`
    insert into plan_log (plan_id, action, task_name, user_id, username, words)
    values (${planId}, ${action}, ${taskName}, ${userId},
      coalesce((select username from users where id = ${userId}), ''), ${words})`);
};

interface LogRow {
  readonly id: string;
  readonly action: string;
  readonly taskName: string;
  readonly username: string;
  readonly words: string;
  readonly createTime: Date;
}

/** Newest first. */
export const pageOfLog = async (
  db: Database,
  { id, current, size }: { readonly id: string; readonly current: number; readonly size: number },
) => {
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched: false,
      count: sql`select count(*)::int as total from plan_log where plan_id = ${id}`,
    },
    () =>
      db.query<LogRow>(sql`
        select l.id::text as id, l.action, l.task_name as "taskName", l.username, l.words, l.created_at as "createTime"
        from plan_log l where l.plan_id = ${id} order by l.id desc ${pageOf({ current, size })}`),
  );
  const list = rows.map(({ createTime, ...row }): PlanLogEntry => ({ ...row, createTime: createTime.toISOString() }));
  return { list, total, current, size };
};
