'use client';

import {
  addUserJourney,
  checkUserJourneyName,
  listUserJourneys,
  modifyUserJourney,
  readUserJourney,
  removeUserJourney,
} from '../../contract/marketing/userJourney.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [listUserJourneys, readUserJourney, checkUserJourneyName];

export const useListUserJourneys = readHook(listUserJourneys);
export const useReadUserJourney = readHook(readUserJourney);
export const useRemoveUserJourney = writeHook(removeUserJourney, { refreshes });
export const useAddUserJourney = writeHook(addUserJourney, { refreshes });
export const useModifyUserJourney = writeHook(modifyUserJourney, { refreshes });
export const useCheckUserJourneyName = readHook(checkUserJourneyName);
