'use client';

import { pageCustomers, readCustomer } from '../../contract/customers.js';
import {
  assignPackage,
  assignUsers,
  exportAssignedPeople,
  exportAssignStatistic,
  pageAssignedPeople,
  pageAssignments,
  pageAssignStatistic,
  pauseAssignment,
  readAssignment,
  resumeAssignment,
  startAssignment,
  stopAssignment,
  undoAssignment,
} from '../../contract/marketing/qyWechat.js';
import { downloadHook } from '../downloadHook.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [
  pageAssignStatistic,
  pageAssignments,
  readAssignment,
  pageAssignedPeople,
  pageCustomers,
  readCustomer,
];

export const useAssignPackage = writeHook(assignPackage, { refreshes });
export const useAssignUsers = writeHook(assignUsers, { refreshes });
export const usePageAssignStatistic = pageHook(pageAssignStatistic);
export const useExportAssignStatistic = downloadHook(exportAssignStatistic);
export const usePageAssignments = pageHook(pageAssignments);
export const useReadAssignment = readHook(readAssignment);
export const usePageAssignedPeople = pageHook(pageAssignedPeople);
export const useExportAssignedPeople = downloadHook(exportAssignedPeople);
export const useStartAssignment = writeHook(startAssignment, { refreshes });
export const usePauseAssignment = writeHook(pauseAssignment, { refreshes });
export const useResumeAssignment = writeHook(resumeAssignment, { refreshes });
export const useStopAssignment = writeHook(stopAssignment, { refreshes });
export const useUndoAssignment = writeHook(undoAssignment, { refreshes });
