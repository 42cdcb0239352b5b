/** What a failure adds to its reason. */
export interface FailureDetails {
  /** What is wrong with single fields, by dotted path; shown as they are. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Fills `{name}` in the reason's words. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** A call that ends with one of the reasons its entry in the contract names. Expected, so it is not logged as an error. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly reason: string;
  readonly details: FailureDetails;

  constructor(reason: string, details: FailureDetails = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** To be returned or thrown by a handler: `(await bases.find(id)) ?? fail('knowledge_base_not_found')`. */
export const fail = (reason: string, details?: FailureDetails): Failure => new Failure(reason, details);
