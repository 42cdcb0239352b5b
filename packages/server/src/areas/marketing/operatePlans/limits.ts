import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import { type RoomOfDays, roomOfDays } from '../../../channels/dayLimits.store.js';
import type { Queryable } from '../../../db/database.js';
import { isPaid, PER_FEN } from '../../../outbox/index.js';
import { isQuiet, untilClock } from '../../../sms/quietHours.js';
import type { Limits } from './audience.js';
import type { LockedPlan } from './lockedPlan.js';
import type { TaskWriter } from './taskWriter.js';

/** What messages of a task cost, as reports count it, and will cost that still wait. Of rows `t` of `pd_tasks`. */
export const spentOf = sql`(
  select coalesce(sum(d.cost), 0) from outbox_days d where d.cause = 'task:' || t.id and (d.reach = 'waiting' or ${isPaid}))`;

/** What other tasks of the plan have left of its budget, in thousandths of a yuan; null: it has no limit. */
export const affordableFor = async (
  tx: Queryable,
  { id, budget }: Pick<LockedPlan, 'id' | 'budget'>,
  taskId: string,
): Promise<number | null> => {
  if (budget === null) return null;
  const [row] = await tx.query<{ spent: number }>(sql`
    select coalesce(sum(${spentOf}), 0)::float8 as spent from pd_tasks t where t.plan_id = ${id} and t.id <> ${taskId}`);
  return budget * PER_FEN - (row?.spent ?? 0);
};

/** When a task begins that is started now: at its own time, and not before its plan. */
export const beginOf = (
  { startTime }: Pick<LockedPlan, 'startTime'>,
  { sendTime }: { readonly sendTime: Date | null },
  now: Date,
): Date => new Date(Math.max(now.getTime(), startTime.getTime(), sendTime?.getTime() ?? 0));

/** Until when messages wait that are ready at a moment; null: they do not. */
export const silentUntil = ({ quiet }: Pick<TaskWriter, 'quiet'>, begin: Date): Date | null =>
  isQuiet(begin, quiet.from, quiet.to) ? new Date(begin.getTime() + untilClock(begin, quiet.to)) : null;

/** A task, and how far its messages are written. */
interface Writing {
  readonly taskId: string;
  readonly channel: Channel;
  readonly writer: TaskWriter;
  /** When what is written now is ready to go. */
  readonly begin: Date;
  /** Messages, and thousandths of a yuan, that were written before. */
  readonly written: number;
  readonly spent: number;
}

/** What keeps messages back that are ready at a moment, whoever they are for. */
export const limitsAt = async (
  tx: Queryable,
  plan: LockedPlan,
  { taskId, channel, writer, begin, written, spent }: Writing,
): Promise<Limits & { readonly until: Date | null; readonly days: RoomOfDays }> => {
  const until = silentUntil(writer, begin);
  const affordable = await affordableFor(tx, plan, taskId);
  const days = await roomOfDays(tx, channel, until ?? begin, plan.endTime);
  return {
    affordable: affordable === null ? null : affordable - spent,
    isSilent: until !== null && until >= plan.endTime,
    room: days.first + days.perDay * days.more - written,
    today: days.isToday ? days.first - written : 0,
    until,
    days,
  };
};
