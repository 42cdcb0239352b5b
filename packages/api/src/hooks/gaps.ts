'use client';

import { pageGaps, readGapEvidence, settleGaps } from '../contract/gaps.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const usePageGaps = pageHook(pageGaps);
export const useReadGapEvidence = readHook(readGapEvidence);
export const useSettleGaps = writeHook(settleGaps, { refreshes: [pageGaps] });
