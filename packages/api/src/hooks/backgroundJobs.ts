'use client';

import { pageBackgroundJobs, removeBackgroundJobs, retryBackgroundJob } from '../contract/backgroundJobs.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageBackgroundJobs];

export const usePageBackgroundJobs = pageHook(pageBackgroundJobs);
export const useRetryBackgroundJob = writeHook(retryBackgroundJob, { refreshes });
export const useRemoveBackgroundJobs = writeHook(removeBackgroundJobs, { refreshes });
