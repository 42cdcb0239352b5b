'use client';

import { addKbParams, modifyKbParams, pageKbParams } from '../contract/kbParams.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageKbParams = pageHook(pageKbParams);
export const useAddKbParams = writeHook(addKbParams, { refreshes: [pageKbParams] });
export const useModifyKbParams = writeHook(modifyKbParams, { refreshes: [pageKbParams] });
