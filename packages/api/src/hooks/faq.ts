'use client';

import {
  addFaq,
  downloadFaqTemplate,
  enableFaq,
  exportFaq,
  findSimilarFaq,
  listFaqTags,
  modifyFaq,
  pageFaq,
  removeFaq,
  testFaq,
  uploadFaqResource,
} from '../contract/faq.js';
import { checkFaqRows, takeBackFaqImport, uploadFaqExcel } from '../contract/faqImports.js';
import { pageGaps, readGapEvidence } from '../contract/gaps.js';
import { pageKnowledgeBases } from '../contract/knowledgeBases.js';
import { countFaq } from '../contract/statistics.js';
import { callHook } from './callHook.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageFaq, countFaq, listFaqTags, pageKnowledgeBases, pageGaps, readGapEvidence];

export const usePageFaq = pageHook(pageFaq);
export const useAddFaq = writeHook(addFaq, { refreshes });
export const useModifyFaq = writeHook(modifyFaq, { refreshes });
export const useEnableFaq = writeHook(enableFaq, { refreshes });
export const useRemoveFaq = writeHook(removeFaq, { refreshes });
export const useUploadFaqExcel = writeHook(uploadFaqExcel, { refreshes });
export const useTakeBackFaqImport = writeHook(takeBackFaqImport, { refreshes });
export const useUploadFaqResource = writeHook(uploadFaqResource);
export const useListFaqTags = readHook(listFaqTags);
export const useFindSimilarFaq = readHook(findSimilarFaq);
export const useTestFaq = readHook(testFaq);
export const useCheckFaqRows = callHook(checkFaqRows);
export const useExportFaq = downloadHook(exportFaq);
export const useDownloadFaqTemplate = downloadHook(downloadFaqTemplate);
