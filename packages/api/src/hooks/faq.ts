'use client';

import {
  addFaq,
  downloadFaqTemplate,
  exportFaq,
  modifyFaq,
  pageFaq,
  removeFaq,
  uploadFaqExcel,
  uploadFaqResource,
} from '../contract/faq.js';
import { pageKnowledgeBases } from '../contract/knowledgeBases.js';
import { countFaq } from '../contract/statistics.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageFaq, countFaq, pageKnowledgeBases];

export const usePageFaq = pageHook(pageFaq);
export const useAddFaq = writeHook(addFaq, { refreshes });
export const useModifyFaq = writeHook(modifyFaq, { refreshes });
export const useRemoveFaq = writeHook(removeFaq, { refreshes });
export const useUploadFaqExcel = writeHook(uploadFaqExcel, { refreshes });
export const useUploadFaqResource = writeHook(uploadFaqResource);
export const useExportFaq = downloadHook(exportFaq);
export const useDownloadFaqTemplate = downloadHook(downloadFaqTemplate);
