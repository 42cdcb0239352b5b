'use client';

import { modifyChannelSettings, readChannelSettings, testChannelSettings } from '../contract/channelSettings.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [readChannelSettings];

export const useReadChannelSettings = readHook(readChannelSettings);
export const useModifyChannelSettings = writeHook(modifyChannelSettings, { refreshes });
export const useTestChannelSettings = writeHook(testChannelSettings, { refreshes });
