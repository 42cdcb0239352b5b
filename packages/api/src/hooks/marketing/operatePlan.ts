'use client';

import {
  addOperatePlan,
  copyOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  listPlanClashes,
  modifyOperatePlan,
  pageOperatePlans,
  readOperatePlan,
  removeOperatePlans,
} from '../../contract/marketing/operatePlan.js';
import { pagePlanApprovals } from '../../contract/marketing/planApproval.js';
import { pagePlanLog } from '../../contract/marketing/planRun.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
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

export const usePageOperatePlans = pageHook(pageOperatePlans);
export const useReadOperatePlan = readHook(readOperatePlan);
export const useAddOperatePlan = writeHook(addOperatePlan, { refreshes });
export const useModifyOperatePlan = writeHook(modifyOperatePlan, { refreshes });
export const useCopyOperatePlan = writeHook(copyOperatePlan, { refreshes });
export const useRemoveOperatePlans = writeHook(removeOperatePlans, { refreshes });
export const useCountOperatePlanData = readHook(countOperatePlanData);
export const useCountOperatePlans = readHook(countOperatePlans);
export const useListPlanClashes = readHook(listPlanClashes);
