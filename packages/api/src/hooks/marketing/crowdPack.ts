'use client';

import {
  addCrowdPack,
  addToCrowdPack,
  combineCrowdPacks,
  copyCrowdPack,
  listCrowdPackSizes,
  listCrowdPackVersions,
  modifyCrowdPack,
  pageCrowdPacks,
  readCrowdPack,
  removeCrowdPacks,
  removeFromCrowdPack,
  uploadCrowdPack,
} from '../../contract/marketing/crowdPack.js';
import {
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  pageCrowdPackMembers,
  readCrowdPicture,
  sampleCrowd,
} from '../../contract/marketing/crowdPeople.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [
  pageCrowdPacks,
  readCrowdPack,
  pageCrowdPackMembers,
  listCrowdPackVersions,
  listCrowdPackSizes,
  readCrowdPicture,
];

export const usePageCrowdPacks = pageHook(pageCrowdPacks);
export const useReadCrowdPack = readHook(readCrowdPack);
export const usePageCrowdPackMembers = pageHook(pageCrowdPackMembers);
export const useListCrowdPackVersions = readHook(listCrowdPackVersions);
export const useListCrowdPackSizes = readHook(listCrowdPackSizes);
export const useCountCrowd = readHook(countCrowd);
export const useSampleCrowd = readHook(sampleCrowd);
export const useFindCrowdPeople = readHook(findCrowdPeople);
export const useExplainCrowd = readHook(explainCrowd);
export const useReadCrowdPicture = readHook(readCrowdPicture);
export const useAddCrowdPack = writeHook(addCrowdPack, { refreshes });
export const useUploadCrowdPack = writeHook(uploadCrowdPack, { refreshes });
export const useCombineCrowdPacks = writeHook(combineCrowdPacks, { refreshes });
export const useCopyCrowdPack = writeHook(copyCrowdPack, { refreshes });
export const useModifyCrowdPack = writeHook(modifyCrowdPack, { refreshes });
export const useAddToCrowdPack = writeHook(addToCrowdPack, { refreshes });
export const useRemoveFromCrowdPack = writeHook(removeFromCrowdPack, { refreshes });
export const useRemoveCrowdPacks = writeHook(removeCrowdPacks, { refreshes });
