import {
  addCrowdPack,
  addOperatePlan,
  addPdTask,
  addSmsTemplate,
  askPlanApproval,
  copyOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  decidePlanApproval,
  decideTemplate,
  dryRunPdTask,
  listPlanClashes,
  modifyOperatePlan,
  modifyPdTask,
  modifyPlanSettings,
  pageDryRunPeople,
  pageOperatePlans,
  pagePlanApprovals,
  pagePlanLog,
  readOperatePlan,
  readPlanSettings,
  removeOperatePlans,
  removePdTasks,
  startOrStopPdTask,
  submitTemplate,
  withdrawPlanApproval,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import { shanghaiTime } from '../../text/moment.js';
import type { Scenario } from '../walk.js';

const inDays = (days: number): string => shanghaiTime(new Date(Date.now() + days * 24 * 3_600_000));

/** A plan with a task: approved by another, tried, started for its time and taken back, copied and deleted. */
export const operatePlans: Scenario = async ({ app, call }) => {
  await app.db.query(sql`
    insert into customers (id, name, phone) values ('plan-1', '王芷晴', '13600009028'), ('plan-2', '无号', '')`);
  const approver = await app.user({ permissions: ['marketing.planApproval', 'marketing.templateReview'] });
  const { id: template } = await call(addSmsTemplate, {
    templateName: '观赛邀请',
    smsKind: 'notice',
    signName: '省篮协',
    content: '${name}，周六开赛',
  });
  await call(submitTemplate, { id: template, version: 1 });
  await call(decideTemplate, { id: template, version: 1, approved: true }, approver);
  const { id: packId } = await call(addCrowdPack, { packName: '观赛人群', customerIds: ['plan-1', 'plan-2'] });
  const { id: other } = await call(addCrowdPack, { packName: '观赛人群二', customerIds: ['plan-1'] });

  await call(modifyPlanSettings, { approvalSize: 1, wechatAttribute: 'openId', appAttribute: '' }, approver);
  await call(readPlanSettings, {});
  const times = { startTime: inDays(1), endTime: inDays(8) };
  await call(addOperatePlan, { planName: '同时的计划', crowdPackId: other, ...times });
  const { id } = await call(addOperatePlan, { planName: '家庭观赛日', ...times });
  const { id: taskId } = await call(addPdTask, { planId: id, taskName: '邀请', channel: 'sms', templateId: template });
  await call(modifyPdTask, { id: taskId, sendTime: inDays(2) });
  await call(modifyOperatePlan, { id, crowdPackId: packId, budget: 100_000 });
  await call(listPlanClashes, { crowdPackId: packId, id, ...times });

  const { version } = await call(readOperatePlan, { id });
  await call(askPlanApproval, { id, version });
  await call(withdrawPlanApproval, { id, version });
  await call(askPlanApproval, { id, version });
  await call(pagePlanApprovals, { current: 1, size: 20 }, approver);
  await call(decidePlanApproval, { id, version, approved: true }, approver);

  await call(dryRunPdTask, { id: taskId });
  await vi.waitFor(async () => expect((await call(readOperatePlan, { id })).tasks[0]?.dryRun?.state).toBe('ready'), {
    timeout: 30_000,
  });
  await call(pageDryRunPeople, { id: taskId, reason: 'noAddress', current: 1, size: 20 });
  await call(startOrStopPdTask, { id: taskId, move: 'start' });
  await call(startOrStopPdTask, { id: taskId, move: 'stop' });

  await call(pageOperatePlans, { current: 1, size: 20, planName: '观赛', channel: 'sms', executeStatus: 'waiting' });
  await call(countOperatePlanData, { planName: '家庭观赛日' });
  await call(countOperatePlans, {});
  await call(pagePlanLog, { id, current: 1, size: 20 });
  const { id: copy } = await call(copyOperatePlan, { id, planName: '家庭观赛日二', startTime: inDays(9) });
  const { tasks } = await call(readOperatePlan, { id: copy });
  await call(removePdTasks, { idList: tasks.map((task) => task.id) });
  await call(removeOperatePlans, { idList: [copy] });
};
