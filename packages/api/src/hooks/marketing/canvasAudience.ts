'use client';

import { pageCanvases, readCanvas } from '../../contract/marketing/canvas.js';
import {
  addCanvasAudience,
  readCanvasAudience,
  readCanvasHasAudience,
} from '../../contract/marketing/canvasAudience.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

export const useAddCanvasAudience = writeHook(addCanvasAudience, {
  refreshes: [pageCanvases, readCanvas, readCanvasAudience, readCanvasHasAudience],
});
export const useReadCanvasAudience = readHook(readCanvasAudience);
export const useReadCanvasHasAudience = readHook(readCanvasHasAudience);
