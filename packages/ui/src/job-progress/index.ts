'use client';

export { type Job, JobProgress, type JobProgressProps } from './JobProgress.js';
