'use client';

import {
  addAssistant,
  listAssistantVersions,
  modifyAssistant,
  pageAssistants,
  readAssistantChoices,
  removeAssistants,
  restoreAssistant,
  tryAssistant,
} from '../contract/assistants.js';
import { readHook } from './readHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageAssistants = pageHook(pageAssistants);
export const useAddAssistant = writeHook(addAssistant, { refreshes: [pageAssistants] });
export const useModifyAssistant = writeHook(modifyAssistant, { refreshes: [pageAssistants, listAssistantVersions] });
export const useReadAssistantChoices = readHook(readAssistantChoices);
export const useListAssistantVersions = readHook(listAssistantVersions);
export const useRestoreAssistant = writeHook(restoreAssistant, { refreshes: [pageAssistants, listAssistantVersions] });
export const useTryAssistant = writeHook(tryAssistant, { refreshes: [] });
export const useRemoveAssistants = writeHook(removeAssistants, { refreshes: [pageAssistants] });
