import { AnalysisError, cleaned } from '../errors.js';

/** Why something was stopped that was under way. */
export type Stopped = 'timed_out' | 'gave_up';

/** What DuckDB says, as a failure that may be shown. */
export const failureOf = (error: unknown, stopped: Stopped | undefined): AnalysisError => {
  if (stopped !== undefined) return new AnalysisError('analysis_timed_out');
  if (error instanceof AnalysisError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('max_temp_directory_size')) return new AnalysisError('analysis_too_large_temp');
  if (/out of memory|could not allocate|bad_?alloc|failed to allocate/i.test(message))
    return new AnalysisError('analysis_out_of_memory');
  return new AnalysisError('analysis_query_failed', cleaned(message));
};
