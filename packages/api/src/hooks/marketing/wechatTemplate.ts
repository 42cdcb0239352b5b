'use client';

import {
  addWechatTemplate,
  listWechatParams,
  modifyWechatTemplate,
  pageWechatTemplates,
  readWechatTemplate,
  removeWechatTemplates,
} from '../../contract/marketing/wechatTemplate.js';
import { listTemplateVersions, pageTemplateReviews } from '../../contract/marketing/templateReview.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageWechatTemplates, readWechatTemplate, listTemplateVersions, pageTemplateReviews];

export const usePageWechatTemplates = pageHook(pageWechatTemplates);
export const useReadWechatTemplate = readHook(readWechatTemplate);
export const useAddWechatTemplate = writeHook(addWechatTemplate, { refreshes });
export const useModifyWechatTemplate = writeHook(modifyWechatTemplate, { refreshes });
export const useRemoveWechatTemplates = writeHook(removeWechatTemplates, { refreshes });
export const useListWechatParams = readHook(listWechatParams);
