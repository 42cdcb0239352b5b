'use client';

import {
  addEmbedKey,
  enableEmbedKey,
  modifyEmbedKey,
  pageEmbedKeys,
  previewEmbedKey,
  rotateEmbedKey,
  tradeEmbedKey,
} from '../contract/embedKeys.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageEmbedKeys];

export const usePageEmbedKeys = pageHook(pageEmbedKeys);
export const useAddEmbedKey = writeHook(addEmbedKey, { refreshes });
export const useModifyEmbedKey = writeHook(modifyEmbedKey, { refreshes });
export const useEnableEmbedKey = writeHook(enableEmbedKey, { refreshes });
export const useRotateEmbedKey = writeHook(rotateEmbedKey, { refreshes });
export const usePreviewEmbedKey = writeHook(previewEmbedKey);
export const useTradeEmbedKey = writeHook(tradeEmbedKey);
