'use client';

import {
  addSmsTemplate,
  listSmsParams,
  modifySmsTemplate,
  pageSmsTemplates,
  removeSmsTemplates,
  uploadSmsSign,
} from '../../contract/marketing/smsTemplate.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageSmsTemplates];

export const usePageSmsTemplates = pageHook(pageSmsTemplates);
export const useAddSmsTemplate = writeHook(addSmsTemplate, { refreshes });
export const useModifySmsTemplate = writeHook(modifySmsTemplate, { refreshes });
export const useRemoveSmsTemplates = writeHook(removeSmsTemplates, { refreshes });
export const useListSmsParams = readHook(listSmsParams);
export const useUploadSmsSign = writeHook(uploadSmsSign);
