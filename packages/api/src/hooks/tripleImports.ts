'use client';

import {
  checkTripleRows,
  downloadTripleTemplate,
  pageTripleImports,
  passTripleImport,
  readTripleImport,
  removeTripleImports,
  uploadTriples,
} from '../contract/tripleImports.js';
import { pageTripleCandidates } from '../contract/tripleReview.js';
import { callHook } from './callHook.js';
import { downloadHook } from './downloadHook.js';
import { graphReads } from './graphChanges.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageTripleImports, readTripleImport, pageTripleCandidates, ...graphReads];

export const usePageTripleImports = pageHook(pageTripleImports);
export const useReadTripleImport = readHook(readTripleImport);
export const useCheckTripleRows = callHook(checkTripleRows);
export const useUploadTriples = writeHook(uploadTriples, { refreshes: [pageTripleImports] });
export const useDownloadTripleTemplate = downloadHook(downloadTripleTemplate);
export const usePassTripleImport = writeHook(passTripleImport, { refreshes });
export const useRemoveTripleImports = writeHook(removeTripleImports, { refreshes });
