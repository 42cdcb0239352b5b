'use client';

import { modifyBaseWords, readBaseWords } from '../contract/baseWords.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useReadBaseWords = readHook(readBaseWords);
export const useModifyBaseWords = writeHook(modifyBaseWords, { refreshes: [readBaseWords] });
