'use client';

import {
  addKbFunction,
  modifyKbFunction,
  pageKbFunctions,
  readKbFunction,
  removeKbFunctions,
  tryKbFunction,
} from '../contract/kbFunctions.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageKbFunctions, readKbFunction];

export const usePageKbFunctions = pageHook(pageKbFunctions);
export const useReadKbFunction = readHook(readKbFunction);
export const useAddKbFunction = writeHook(addKbFunction, { refreshes: [pageKbFunctions] });
export const useModifyKbFunction = writeHook(modifyKbFunction, { refreshes });
export const useRemoveKbFunctions = writeHook(removeKbFunctions, { refreshes });
export const useTryKbFunction = writeHook(tryKbFunction);
