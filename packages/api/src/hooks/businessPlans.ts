'use client';

import {
  addBusinessPlan,
  addPlanSection,
  draftPlanSection,
  duplicateBusinessPlan,
  findPlanEvidence,
  listPlanBases,
  modifyBusinessPlan,
  modifyPlanSection,
  pageBusinessPlans,
  pagePlanVersions,
  readBusinessPlan,
  readPlanVersion,
  removeBusinessPlans,
  removePlanSection,
  restorePlanVersion,
  shareBusinessPlan,
} from '../contract/businessPlans.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageBusinessPlans, readBusinessPlan, pagePlanVersions, readPlanVersion];

export const usePageBusinessPlans = pageHook(pageBusinessPlans);
export const useReadBusinessPlan = readHook(readBusinessPlan);
export const useAddBusinessPlan = writeHook(addBusinessPlan, { refreshes });
export const useDuplicateBusinessPlan = writeHook(duplicateBusinessPlan, { refreshes });
export const useModifyBusinessPlan = writeHook(modifyBusinessPlan, { refreshes });
export const useRemoveBusinessPlans = writeHook(removeBusinessPlans, { refreshes });
export const useShareBusinessPlan = writeHook(shareBusinessPlan, { refreshes });
export const useAddPlanSection = writeHook(addPlanSection, { refreshes });
export const useModifyPlanSection = writeHook(modifyPlanSection, { refreshes });
export const useRemovePlanSection = writeHook(removePlanSection, { refreshes });
export const useListPlanBases = readHook(listPlanBases);
export const useFindPlanEvidence = writeHook(findPlanEvidence);
export const useDraftPlanSection = writeHook(draftPlanSection);
export const usePagePlanVersions = pageHook(pagePlanVersions);
export const useReadPlanVersion = readHook(readPlanVersion);
export const useRestorePlanVersion = writeHook(restorePlanVersion, { refreshes });
