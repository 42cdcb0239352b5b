import {
  ABORTED,
  catalogue,
  type CatalogueEntry,
  INTERNAL,
  NOT_PERMITTED,
  type Problem,
  UNREACHABLE,
} from '@console/base';

/** Whether an HTTP status says that all went well. What the envelope says counts then. */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

export interface ApiErrorFields {
  /** HTTP status; 0 when the server was never reached. */
  status: number;
  /** The envelope's code, else the HTTP status, else one of base's codes. */
  code: number | string;
  message: string;
  /** Which of the endpoint's own failures it is. */
  reason?: string;
  /** Messages for single fields of what was sent. */
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  /** Row of the error catalogue that gave the message; unset where the words are the server's own. */
  entry?: CatalogueEntry;
  cause?: unknown;
}

/** The one error that calls reject with. Holds no secrets: neither headers nor bodies. Match on `code` or `reason`. */
export class ApiError extends Error implements Problem {
  readonly status: number;
  readonly code: number | string;
  readonly reason: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly entry: CatalogueEntry | undefined;

  constructor({ status, code, message, reason, fields = {}, requestId, entry, cause }: ApiErrorFields) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.fields = fields;
    this.entry = entry;
    if (requestId !== undefined) this.requestId = requestId;
  }

  /** What the catalogue goes by: the HTTP status, and where that is one of success or none, the code. */
  get verdict(): number | string {
    return this.status === 0 || isSuccess(this.status) ? this.code : this.status;
  }

  /** Signed in, but this is not allowed. The session goes on. */
  get notPermitted(): boolean {
    return this.code === NOT_PERMITTED;
  }

  /** The caller gave up; nobody needs to be told. */
  get aborted(): boolean {
    return this.code === ABORTED;
  }

  /** Never reached the server: the only case worth trying again unasked. */
  get unreachable(): boolean {
    return this.code === UNREACHABLE;
  }
}

/** A mistake of this program, or of what it was given to call, has the shape of every other failure. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({
        status: 0,
        code: INTERNAL,
        message: catalogue.serverError,
        entry: 'serverError',
        cause: error,
      });
