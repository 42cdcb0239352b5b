'use client';

import {
  addCrowdPack,
  countCrowd,
  modifyCrowdPack,
  pageCrowdPackMembers,
  pageCrowdPacks,
  readCrowdPack,
  removeCrowdPacks,
  uploadCrowdPack,
} from '../../contract/marketing/crowdPack.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageCrowdPacks, readCrowdPack, pageCrowdPackMembers];

export const usePageCrowdPacks = pageHook(pageCrowdPacks);
export const useReadCrowdPack = readHook(readCrowdPack);
export const usePageCrowdPackMembers = pageHook(pageCrowdPackMembers);
export const useCountCrowd = readHook(countCrowd);
export const useAddCrowdPack = writeHook(addCrowdPack, { refreshes });
export const useUploadCrowdPack = writeHook(uploadCrowdPack, { refreshes });
export const useModifyCrowdPack = writeHook(modifyCrowdPack, { refreshes });
export const useRemoveCrowdPacks = writeHook(removeCrowdPacks, { refreshes });
