'use client';

export { type DryRunNumbers, DryRunResult, type DryRunResultProps, type SkippedReason } from './DryRunResult.js';
export type { Recipients } from './locale.js';
export { PlanRun, type PlanRunNumbers, type PlanRunProps, type PlanRunState } from './PlanRun.js';
