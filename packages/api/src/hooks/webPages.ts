'use client';

import { pageChunks, readChunkRegions } from '../contract/chunks.js';
import { pageDocuments, readDocument } from '../contract/documents.js';
import { pageKnowledgeBases } from '../contract/knowledgeBases.js';
import { addWebPage, fetchWebPage, modifyWebPage } from '../contract/webPages.js';
import { writeHook } from './writeHook.js';

export const useAddWebPage = writeHook(addWebPage, { refreshes: [pageDocuments, pageKnowledgeBases] });
export const useModifyWebPage = writeHook(modifyWebPage, { refreshes: [pageDocuments, readDocument] });
export const useFetchWebPage = writeHook(fetchWebPage, {
  refreshes: [pageDocuments, pageKnowledgeBases, readDocument, pageChunks, readChunkRegions],
});
