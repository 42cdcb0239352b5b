'use client';

import { applyChunking, modifyChunking, previewChunking, readChunking } from '../contract/chunking.js';
import { pageDocuments, readDocument } from '../contract/documents.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useReadChunking = readHook(readChunking);
export const useModifyChunking = writeHook(modifyChunking, { refreshes: [readChunking] });
export const useApplyChunking = writeHook(applyChunking, { refreshes: [readChunking, pageDocuments, readDocument] });
export const usePreviewChunking = readHook(previewChunking);
