'use client';

import { listUserJourneys, readUserJourney } from '../../contract/marketing/userJourney.js';
import {
  addUserScene,
  listUserScenes,
  modifyUserScene,
  readUserScene,
  removeUserScene,
  sortUserScenes,
} from '../../contract/marketing/userScene.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [listUserJourneys, readUserJourney, listUserScenes, readUserScene];

export const useListUserScenes = readHook(listUserScenes);
export const useAddUserScene = writeHook(addUserScene, { refreshes });
export const useModifyUserScene = writeHook(modifyUserScene, { refreshes });
export const useRemoveUserScene = writeHook(removeUserScene, { refreshes });
export const useSortUserScenes = writeHook(sortUserScenes, { refreshes });
export const useReadUserScene = readHook(readUserScene);
