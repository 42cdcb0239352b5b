'use client';

import {
  addOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  modifyOperatePlan,
  pageOperatePlans,
  readOperatePlan,
  removeOperatePlans,
} from '../../contract/marketing/operatePlan.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageOperatePlans, readOperatePlan, countOperatePlanData, countOperatePlans];

export const usePageOperatePlans = pageHook(pageOperatePlans);
export const useReadOperatePlan = readHook(readOperatePlan);
export const useAddOperatePlan = writeHook(addOperatePlan, { refreshes });
export const useModifyOperatePlan = writeHook(modifyOperatePlan, { refreshes });
export const useRemoveOperatePlans = writeHook(removeOperatePlans, { refreshes });
export const useCountOperatePlanData = readHook(countOperatePlanData);
export const useCountOperatePlans = readHook(countOperatePlans);
