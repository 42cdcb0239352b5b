/**
 * Why a PDF can't be opened or read on. `passwordNeeded` and `passwordWrong`: it is locked. `corrupt`: no PDF, or a
 * damaged one. `missing`: not found. `refused`: the reader may not have it. `unreachable`: the server does not answer, or
 * answers with an error. `changed`: another file came in its place while it was open. `worker`: the script that reads
 * PDFs did not start.
 */
export type PdfProblem =
  | 'passwordNeeded'
  | 'passwordWrong'
  | 'corrupt'
  | 'missing'
  | 'refused'
  | 'unreachable'
  | 'changed'
  | 'worker';

/** The only error `openPdf` rejects with, save the reason of its own signal. Match on `problem`; the message is for logs. */
export class PdfFailure extends Error {
  override readonly name = 'PdfFailure';
  readonly problem: PdfProblem;
  /** HTTP status, where a server answered. */
  readonly status: number | undefined;

  constructor(problem: PdfProblem, options: { status?: number; cause?: unknown } = {}) {
    super(options.status === undefined ? problem : `${problem} (${options.status})`, { cause: options.cause });
    this.problem = problem;
    this.status = options.status;
  }
}

export const failureOfStatus = (status: number): PdfFailure => {
  if (status === 401 || status === 403) return new PdfFailure('refused', { status });
  if (status === 404 || status === 410) return new PdfFailure('missing', { status });
  return new PdfFailure(status === 416 ? 'corrupt' : 'unreachable', { status });
};

const INCORRECT_PASSWORD = 2;

/** What pdf.js threw, as one of ours. */
export const failureOf = (cause: unknown): PdfFailure => {
  if (cause instanceof PdfFailure) return cause;
  if (cause instanceof Error && cause.name === 'PasswordException') {
    const wrong = 'code' in cause && cause.code === INCORRECT_PASSWORD;
    return new PdfFailure(wrong ? 'passwordWrong' : 'passwordNeeded', { cause });
  }
  return new PdfFailure('corrupt', { cause });
};
