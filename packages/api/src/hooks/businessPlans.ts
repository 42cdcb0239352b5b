'use client';

import {
  addBusinessPlan,
  draftBusinessPlanSection,
  modifyBusinessPlan,
  pageBusinessPlans,
  readBusinessPlan,
  removeBusinessPlans,
} from '../contract/businessPlans.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageBusinessPlans, readBusinessPlan];

export const usePageBusinessPlans = pageHook(pageBusinessPlans);
export const useReadBusinessPlan = readHook(readBusinessPlan);
export const useAddBusinessPlan = writeHook(addBusinessPlan, { refreshes });
export const useModifyBusinessPlan = writeHook(modifyBusinessPlan, { refreshes });
export const useDraftBusinessPlanSection = writeHook(draftBusinessPlanSection);
export const useRemoveBusinessPlans = writeHook(removeBusinessPlans, { refreshes });
