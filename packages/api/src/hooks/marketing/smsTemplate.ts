'use client';

import {
  addSmsTemplate,
  listSmsParams,
  modifySmsTemplate,
  pageSmsTemplates,
  readSmsTemplate,
  removeSmsTemplates,
  uploadSmsSign,
} from '../../contract/marketing/smsTemplate.js';
import { listTemplateVersions, pageTemplateReviews } from '../../contract/marketing/templateReview.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageSmsTemplates, readSmsTemplate, listTemplateVersions, pageTemplateReviews];

export const usePageSmsTemplates = pageHook(pageSmsTemplates);
export const useReadSmsTemplate = readHook(readSmsTemplate);
export const useAddSmsTemplate = writeHook(addSmsTemplate, { refreshes });
export const useModifySmsTemplate = writeHook(modifySmsTemplate, { refreshes });
export const useRemoveSmsTemplates = writeHook(removeSmsTemplates, { refreshes });
export const useListSmsParams = readHook(listSmsParams);
export const useUploadSmsSign = writeHook(uploadSmsSign);
