'use client';

import {
  addAppTemplate,
  listAppParams,
  modifyAppTemplate,
  pageAppTemplates,
  readAppTemplate,
  removeAppTemplates,
} from '../../contract/marketing/appTemplate.js';
import { listTemplateVersions, pageTemplateReviews } from '../../contract/marketing/templateReview.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageAppTemplates, readAppTemplate, listTemplateVersions, pageTemplateReviews];

export const usePageAppTemplates = pageHook(pageAppTemplates);
export const useReadAppTemplate = readHook(readAppTemplate);
export const useAddAppTemplate = writeHook(addAppTemplate, { refreshes });
export const useModifyAppTemplate = writeHook(modifyAppTemplate, { refreshes });
export const useRemoveAppTemplates = writeHook(removeAppTemplates, { refreshes });
export const useListAppParams = readHook(listAppParams);
