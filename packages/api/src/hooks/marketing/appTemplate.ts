'use client';

import {
  addAppTemplate,
  listAppParams,
  modifyAppTemplate,
  pageAppTemplates,
  removeAppTemplates,
} from '../../contract/marketing/appTemplate.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageAppTemplates];

export const usePageAppTemplates = pageHook(pageAppTemplates);
export const useAddAppTemplate = writeHook(addAppTemplate, { refreshes });
export const useModifyAppTemplate = writeHook(modifyAppTemplate, { refreshes });
export const useRemoveAppTemplates = writeHook(removeAppTemplates, { refreshes });
export const useListAppParams = readHook(listAppParams);
