'use client';

import {
  addCanvas,
  listCanvasStatuses,
  pageCanvases,
  publishCanvas,
  readCanvas,
  readCanvasRemovable,
  removeCanvas,
  saveCanvasDraft,
  stopCanvas,
} from '../../contract/marketing/canvas.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageCanvases, listCanvasStatuses, readCanvas, readCanvasRemovable];

export const usePageCanvases = pageHook(pageCanvases);
export const useListCanvasStatuses = readHook(listCanvasStatuses);
export const useAddCanvas = writeHook(addCanvas, { refreshes });
export const useReadCanvas = readHook(readCanvas);
export const useRemoveCanvas = writeHook(removeCanvas, { refreshes });
export const useReadCanvasRemovable = readHook(readCanvasRemovable);
export const useSaveCanvasDraft = writeHook(saveCanvasDraft, { refreshes });
export const usePublishCanvas = writeHook(publishCanvas, { refreshes });
export const useStopCanvas = writeHook(stopCanvas, { refreshes });
