'use client';

import { pageChunks, readChunkRegions } from '../contract/chunks.js';
import { makeDocumentSummary, modifyDocumentSummary } from '../contract/documentSummaries.js';
import {
  cancelParsing,
  deleteDocument,
  downloadDocument,
  listDocumentTags,
  modifyDocument,
  modifyDocuments,
  pageDocuments,
  parseDocument,
  parseDocuments,
  readDocument,
  readDocumentPage,
  removeDocuments,
  uploadDocument,
} from '../contract/documents.js';
import { pageKnowledgeBases } from '../contract/knowledgeBases.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const lists = [pageDocuments, pageKnowledgeBases, listDocumentTags];

export const usePageDocuments = pageHook(pageDocuments);
export const useListDocumentTags = readHook(listDocumentTags);
export const useReadDocument = readHook(readDocument);
export const useUploadDocument = writeHook(uploadDocument, { refreshes: lists });
export const useModifyDocument = writeHook(modifyDocument, { refreshes: [pageDocuments, readDocument] });
export const useDeleteDocument = writeHook(deleteDocument, { refreshes: lists });
export const useParseDocument = writeHook(parseDocument, {
  refreshes: [...lists, readDocument, pageChunks, readChunkRegions],
});
export const useCancelParsing = writeHook(cancelParsing, { refreshes: [...lists, readDocument] });
export const useModifyDocuments = writeHook(modifyDocuments, { refreshes: [...lists, readDocument] });
export const useParseDocuments = writeHook(parseDocuments, {
  refreshes: [...lists, readDocument, pageChunks, readChunkRegions],
});
export const useRemoveDocuments = writeHook(removeDocuments, { refreshes: lists });
export const useDownloadDocument = downloadHook(downloadDocument);
export const useReadDocumentPage = downloadHook(readDocumentPage);
export const useModifyDocumentSummary = writeHook(modifyDocumentSummary, { refreshes: [pageDocuments, readDocument] });
export const useMakeDocumentSummary = writeHook(makeDocumentSummary, { refreshes: [pageDocuments, readDocument] });
