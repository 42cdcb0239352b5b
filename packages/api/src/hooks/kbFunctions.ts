'use client';

import {
  addKbFunction,
  addKbFunctionSet,
  modifyKbFunction,
  modifyKbFunctionSet,
  pageKbFunctionSets,
  pageKbFunctions,
  readKbFunction,
  readKbFunctionSet,
  removeKbFunctionSets,
  removeKbFunctions,
  tryKbFunction,
} from '../contract/kbFunctions.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const ofSets = [pageKbFunctionSets, readKbFunctionSet];
/** A set tells the names of its functions, and a function those of its sets. */
const refreshes = [pageKbFunctions, readKbFunction, ...ofSets];

export const usePageKbFunctions = pageHook(pageKbFunctions);
export const useReadKbFunction = readHook(readKbFunction);
export const useAddKbFunction = writeHook(addKbFunction, { refreshes: [pageKbFunctions] });
export const useModifyKbFunction = writeHook(modifyKbFunction, { refreshes });
export const useRemoveKbFunctions = writeHook(removeKbFunctions, { refreshes });
export const useTryKbFunction = writeHook(tryKbFunction);

export const usePageKbFunctionSets = pageHook(pageKbFunctionSets);
export const useReadKbFunctionSet = readHook(readKbFunctionSet);
export const useAddKbFunctionSet = writeHook(addKbFunctionSet, { refreshes });
export const useModifyKbFunctionSet = writeHook(modifyKbFunctionSet, { refreshes });
export const useRemoveKbFunctionSets = writeHook(removeKbFunctionSets, { refreshes });
