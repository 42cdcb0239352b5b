'use client';

import { modifySmsSettings, readSmsSettings, testSmsSettings } from '../contract/smsSettings.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [readSmsSettings];

export const useReadSmsSettings = readHook(readSmsSettings);
export const useModifySmsSettings = writeHook(modifySmsSettings, { refreshes });
export const useTestSmsSettings = writeHook(testSmsSettings, { refreshes });
