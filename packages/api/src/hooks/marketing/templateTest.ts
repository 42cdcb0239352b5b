'use client';

import { testPushTemplate } from '../../contract/marketing/templateTest.js';
import { writeHook } from '../writeHook.js';

export const useTestPushTemplate = writeHook(testPushTemplate);
