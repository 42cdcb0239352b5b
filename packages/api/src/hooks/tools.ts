'use client';

import { askInsurance, listTools } from '../contract/tools.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useListTools = readHook(listTools);
export const useAskInsurance = writeHook(askInsurance);
