'use client';

export { JobProgress, type JobProgressProps, type JobState } from './JobProgress.js';
