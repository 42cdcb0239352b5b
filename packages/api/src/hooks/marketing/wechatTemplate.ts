'use client';

import {
  addWechatTemplate,
  listWechatParams,
  modifyWechatTemplate,
  pageWechatTemplates,
  removeWechatTemplates,
} from '../../contract/marketing/wechatTemplate.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageWechatTemplates];

export const usePageWechatTemplates = pageHook(pageWechatTemplates);
export const useAddWechatTemplate = writeHook(addWechatTemplate, { refreshes });
export const useModifyWechatTemplate = writeHook(modifyWechatTemplate, { refreshes });
export const useRemoveWechatTemplates = writeHook(removeWechatTemplates, { refreshes });
export const useListWechatParams = readHook(listWechatParams);
