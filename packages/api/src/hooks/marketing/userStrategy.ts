'use client';

import { listUserJourneys, readUserJourney } from '../../contract/marketing/userJourney.js';
import { listUserScenes, readUserScene } from '../../contract/marketing/userScene.js';
import {
  addUserStrategy,
  modifyUserStrategy,
  removeUserStrategy,
  sortUserStrategies,
} from '../../contract/marketing/userStrategy.js';
import { writeHook } from '../writeHook.js';

const refreshes = [listUserJourneys, readUserJourney, listUserScenes, readUserScene];

export const useAddUserStrategy = writeHook(addUserStrategy, { refreshes });
export const useModifyUserStrategy = writeHook(modifyUserStrategy, { refreshes });
export const useRemoveUserStrategy = writeHook(removeUserStrategy, { refreshes });
export const useSortUserStrategies = writeHook(sortUserStrategies, { refreshes });
