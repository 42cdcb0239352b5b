export const refusals = [
  'too_long',
  'not_parsed',
  'not_one_select',
  'syntax_not_allowed',
  'table_not_granted',
  'function_not_allowed',
  'type_not_allowed',
  'too_much_asked',
  'grant_not_usable',
] as const;
export type Refusal = (typeof refusals)[number];

/** A query that does not run, since it is not certain to read nothing but what was granted. */
export class QueryRefused extends Error {
  override readonly name = 'QueryRefused';
  readonly reason: Refusal;
  /** The word of the query that it is about, or what the parser had to say. */
  readonly at: string | undefined;

  constructor(reason: Refusal, at?: string) {
    super(at === undefined ? reason : `${reason}: ${at}`);
    this.reason = reason;
    this.at = at;
  }
}

export const failures = [
  'analysis_out_of_memory',
  'analysis_timed_out',
  'analysis_too_large_temp',
  'analysis_crashed',
  'analysis_closed',
  'analysis_query_failed',
  'analysis_not_available',
  'analysis_not_reached',
  'analysis_address_not_allowed',
  'analysis_too_many_rows',
  'analysis_too_many_columns',
  'analysis_file_unreadable',
  'analysis_no_rows',
  'analysis_no_such_table',
] as const;
export type Failure = (typeof failures)[number];

/** The engine did not do it. Its message may be shown: it names no path and no host. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: Failure;

  constructor(code: Failure, message: string = code, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The first line of what an engine says, without places on this machine, and without names that were not asked about. */
export const cleaned = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/\s*Did you mean.*$/i, '')
    .replace(/\s*Candidate (?:tables|functions|macros).*$/i, '')
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.~@\-\u4e00-\u9fff]+){2,}/g, '…')
    .slice(0, 1000);
