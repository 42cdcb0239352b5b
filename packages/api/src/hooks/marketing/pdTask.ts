'use client';

import {
  countOperatePlanData,
  countOperatePlans,
  listPlanClashes,
  pageOperatePlans,
  readOperatePlan,
} from '../../contract/marketing/operatePlan.js';
import { addPdTask, modifyPdTask, removePdTasks, startOrStopPdTask } from '../../contract/marketing/pdTask.js';
import { pagePlanApprovals } from '../../contract/marketing/planApproval.js';
import { dryRunPdTask, pageDryRunPeople, pagePlanLog } from '../../contract/marketing/planRun.js';
import { writeHook } from '../writeHook.js';

const refreshes = [
  pageOperatePlans,
  readOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  listPlanClashes,
  pagePlanApprovals,
  pagePlanLog,
];

export const useAddPdTask = writeHook(addPdTask, { refreshes });
export const useModifyPdTask = writeHook(modifyPdTask, { refreshes });
export const useStartOrStopPdTask = writeHook(startOrStopPdTask, { refreshes });
export const useRemovePdTasks = writeHook(removePdTasks, { refreshes });
export const useDryRunPdTask = writeHook(dryRunPdTask, { refreshes: [readOperatePlan, pageDryRunPeople, pagePlanLog] });
