'use client';

import { pageOperatePlans, readOperatePlan } from '../../contract/marketing/operatePlan.js';
import {
  askPlanApproval,
  decidePlanApproval,
  modifyPlanSettings,
  pagePlanApprovals,
  readPlanSettings,
  withdrawPlanApproval,
} from '../../contract/marketing/planApproval.js';
import { pagePlanLog } from '../../contract/marketing/planRun.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageOperatePlans, readOperatePlan, pagePlanApprovals, pagePlanLog];

export const usePagePlanApprovals = pageHook(pagePlanApprovals);
export const useAskPlanApproval = writeHook(askPlanApproval, { refreshes });
export const useWithdrawPlanApproval = writeHook(withdrawPlanApproval, { refreshes });
export const useDecidePlanApproval = writeHook(decidePlanApproval, { refreshes });
export const useReadPlanSettings = readHook(readPlanSettings);
export const useModifyPlanSettings = writeHook(modifyPlanSettings, {
  refreshes: [readPlanSettings, pageOperatePlans, readOperatePlan, pagePlanApprovals],
});
