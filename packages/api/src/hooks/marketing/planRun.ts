'use client';

import { pageDryRunPeople, pagePlanLog } from '../../contract/marketing/planRun.js';
import { pageHook } from '../pageHook.js';

export const usePageDryRunPeople = pageHook(pageDryRunPeople);
export const usePagePlanLog = pageHook(pagePlanLog);
