'use client';

import { listGraphCategories, pageTripleEntities, pageTripleRelationships, readGraph } from '../contract/graph.js';
import {
  downloadTripleTemplate,
  pageTripleImports,
  passTripleImport,
  removeTripleImports,
  uploadTriples,
} from '../contract/tripleImports.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageTripleImports, listGraphCategories, pageTripleEntities, pageTripleRelationships, readGraph];

export const usePageTripleImports = pageHook(pageTripleImports);
export const useUploadTriples = writeHook(uploadTriples, { refreshes: [pageTripleImports] });
export const useDownloadTripleTemplate = downloadHook(downloadTripleTemplate);
export const usePassTripleImport = writeHook(passTripleImport, { refreshes });
export const useRemoveTripleImports = writeHook(removeTripleImports, { refreshes });
