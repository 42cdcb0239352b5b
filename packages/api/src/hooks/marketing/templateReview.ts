'use client';

import { pageAppTemplates, readAppTemplate } from '../../contract/marketing/appTemplate.js';
import { pageSmsTemplates, readSmsTemplate } from '../../contract/marketing/smsTemplate.js';
import {
  decideTemplate,
  listTemplateVersions,
  pageTemplateReviews,
  restoreTemplateVersion,
  submitTemplate,
  withdrawTemplate,
} from '../../contract/marketing/templateReview.js';
import { readTemplatePeople } from '../../contract/marketing/templatePeople.js';
import { modifyTemplateRules, readTemplateRules, readTemplateSample } from '../../contract/marketing/templateRules.js';
import { pageWechatTemplates, readWechatTemplate } from '../../contract/marketing/wechatTemplate.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [
  pageSmsTemplates,
  pageWechatTemplates,
  pageAppTemplates,
  readSmsTemplate,
  readWechatTemplate,
  readAppTemplate,
  listTemplateVersions,
  pageTemplateReviews,
];

export const useListTemplateVersions = readHook(listTemplateVersions);
export const usePageTemplateReviews = pageHook(pageTemplateReviews);
export const useSubmitTemplate = writeHook(submitTemplate, { refreshes });
export const useWithdrawTemplate = writeHook(withdrawTemplate, { refreshes });
export const useRestoreTemplateVersion = writeHook(restoreTemplateVersion, { refreshes });
export const useDecideTemplate = writeHook(decideTemplate, { refreshes });
export const useReadTemplateRules = readHook(readTemplateRules);
export const useModifyTemplateRules = writeHook(modifyTemplateRules, { refreshes: [readTemplateRules] });
export const useReadTemplatePeople = readHook(readTemplatePeople);
export const useReadTemplateSample = readHook(readTemplateSample);
