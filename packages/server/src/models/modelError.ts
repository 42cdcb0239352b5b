/**
 * Why a model service did not answer.
 * `unreachable` no connection · `timed_out` silent for too long · `unauthorised` key refused · `key_lost` key
 * stored, but encrypted with another key · `not_found` no such model or
 * path · `rate_limited` too many requests or no quota · `context_too_long` more text than it can read · `bad_reply` an
 * answer that is not what the protocol says, or the service's own failure.
 */
export type ModelFailure =
  | 'unreachable'
  | 'timed_out'
  | 'unauthorised'
  | 'key_lost'
  | 'not_found'
  | 'rate_limited'
  | 'context_too_long'
  | 'bad_reply';

/** A failed call to a model service. Holds neither key nor address nor any word of the prompt. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;
  /** HTTP status of the service; undefined where it did not come to that. */
  readonly status: number | undefined;

  constructor(failure: ModelFailure, status?: number) {
    super(status === undefined ? `model service: ${failure}` : `model service: ${failure} (HTTP ${status})`);
    this.failure = failure;
    this.status = status;
  }
}

const tooLong =
  /context[ _-]?length|maximum context|context window|too many tokens|prompt is too long|input is too long/i;

/** Reads the failure off an HTTP status and whatever the service says about it. The words are looked at, never kept. */
export const failureOf = (status: number, words: string): ModelFailure => {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 413 || tooLong.test(words)) return 'context_too_long';
  if (status === 429 || status === 402) return 'rate_limited';
  if (status === 404) return 'not_found';
  if (status === 408 || status === 504) return 'timed_out';
  return 'bad_reply';
};
