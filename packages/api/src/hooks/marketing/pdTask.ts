'use client';

import { countOperatePlanData, pageOperatePlans, readOperatePlan } from '../../contract/marketing/operatePlan.js';
import { addPdTask, modifyPdTask, removePdTasks, startOrStopPdTask } from '../../contract/marketing/pdTask.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageOperatePlans, readOperatePlan, countOperatePlanData];

export const useAddPdTask = writeHook(addPdTask, { refreshes });
export const useModifyPdTask = writeHook(modifyPdTask, { refreshes });
export const useStartOrStopPdTask = writeHook(startOrStopPdTask, { refreshes });
export const useRemovePdTasks = writeHook(removePdTasks, { refreshes });
