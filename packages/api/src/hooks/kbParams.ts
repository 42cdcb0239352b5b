'use client';

import {
  addKbParams,
  modifyKbParams,
  modifyKbTrialQuestions,
  pageKbParams,
  pageKbParamsVersions,
  readKbParams,
  readKbParamsVersion,
  resetKbParams,
  restoreKbParams,
  tryKbParams,
} from '../contract/kbParams.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageKbParams, readKbParams, pageKbParamsVersions];

export const usePageKbParams = pageHook(pageKbParams);
export const useReadKbParams = readHook(readKbParams);
export const useAddKbParams = writeHook(addKbParams, { refreshes });
export const useModifyKbParams = writeHook(modifyKbParams, { refreshes });
export const useResetKbParams = writeHook(resetKbParams, { refreshes });
export const usePageKbParamsVersions = pageHook(pageKbParamsVersions);
export const useReadKbParamsVersion = readHook(readKbParamsVersion);
export const useRestoreKbParams = writeHook(restoreKbParams, { refreshes });
export const useModifyKbTrialQuestions = writeHook(modifyKbTrialQuestions, { refreshes: [readKbParams] });
export const useTryKbParams = writeHook(tryKbParams);
