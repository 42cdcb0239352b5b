import type { AnalysisReport } from '@console/api/contract';

/** It waits, or is being written. */
export const isUnfinished = ({ status }: Pick<AnalysisReport, 'status'>): boolean =>
  status === 'waiting' || status === 'running';
