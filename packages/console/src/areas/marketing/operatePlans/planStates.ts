import type {
  ExecuteStatus,
  OperatePlan,
  OperatePlanDetail,
  PdTask,
  PdTaskStatus,
  PlanApproval,
} from '@console/api/contract';
import { formatDateTime } from '@console/base';
import type { StatusTone } from '@console/ui/states';

export const planTones = {
  draft: 'off',
  waiting: 'off',
  running: 'running',
  paused: 'warning',
  finished: 'ok',
} satisfies Record<ExecuteStatus, StatusTone>;

export const taskTones = {
  draft: 'off',
  waiting: 'off',
  sending: 'running',
  paused: 'warning',
  stopped: 'off',
  finished: 'ok',
  failed: 'error',
} satisfies Record<PdTaskStatus, StatusTone>;

export const approvalTones = {
  none: 'off',
  waiting: 'running',
  approved: 'ok',
  rejected: 'error',
} satisfies Record<PlanApproval, StatusTone>;

/** `11-21`, of the last day that a plan has a part of. */
export const shortDay = (time: string | number): string => formatDateTime(time).slice(5, 10);
export const lastDay = (endTime: string): string => shortDay(Date.parse(endTime) - 1);

/** To the minute, without its year. */
export const shortTime = (time: string): string => formatDateTime(time).slice(5, 16);

export const yuan = (fen: number): string => (fen / 100).toFixed(2);

export const isOver = ({ executeStatus }: Pick<OperatePlan, 'executeStatus'>): boolean => executeStatus === 'finished';

/** Its work goes on in the background. */
const isBusy = ({ status, dryRun }: PdTask): boolean => status === 'sending' || dryRun?.state === 'running';

/** Milliseconds until a plan is looked at again: soon while something goes on. */
export const lookAgain = (plan: OperatePlanDetail | undefined): number =>
  plan?.tasks.some(isBusy) === true ? 2000 : 30_000;
