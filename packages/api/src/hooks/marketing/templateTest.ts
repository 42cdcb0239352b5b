'use client';

import { readOwnReceiver, testPushTemplate } from '../../contract/marketing/templateTest.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

export const useReadOwnReceiver = readHook(readOwnReceiver);
export const useTestPushTemplate = writeHook(testPushTemplate);
