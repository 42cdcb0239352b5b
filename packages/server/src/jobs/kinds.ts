import type { Queryable } from '../db/database.js';

/** What a job is, whoever works on it. */
export interface Job {
  readonly id: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A job at work. */
export interface RunningJob extends Job {
  /** 1 for the first. Counted before the work begins, so one that ends the process counts too. */
  readonly attempt: number;
  /** Rises each time that somebody takes the job up. `write` checks it. */
  readonly fence: number;
  /** Aborted when the job is cancelled, its lease was lost, or the server stops. */
  readonly signal: AbortSignal;
  /**
   * The only way to write what the job is about: a transaction that is refused with `JobLost` where the job was
   * cancelled or taken up by somebody else, and that holds off both until it ends. Keep it short: hand over what was
   * made before.
   */
  readonly write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** How much of the whole job is done, from 0 to 1. Kept now and then; may be called often. */
  readonly report: (share: number) => void;
}

/** The rest of a job, put behind all others of its kind that are due. */
export interface NextPiece {
  /** What the handler is given the next time in place of the present payload. */
  readonly next: Readonly<Record<string, unknown>>;
  /** Milliseconds until it may go on. Default 0. */
  readonly after?: number;
}

/** Nothing: the job is done. A piece: there is more to do. Throws to be tried again. */
export type JobHandler = (job: RunningJob) => Promise<NextPiece | void>;

/**
 * One kind of background work. To add a kind: name it, put jobs of it in the queue with `enqueue`, and hand
 * `{ [NAME]: { run } }` to the runner in `app.ts`.
 *
 * - **Slots.** A kind never waits for another one: each has as many slots as it says, in every copy of the server.
 * - **Pieces.** Work that may take longer than some seconds does one part, writes it, and returns `{ next }` with
 *   where to go on. Every piece has all its attempts, and between two pieces others of the kind get their turn.
 * - **Writes.** Results are written through `job.write`, progress is told to `job.report`.
 * - **Again.** A handler may be cut off anywhere and run again from the start of its piece.
 * - **Locks.** `write` locks the job's row first. Whoever cancels does the same: `cancelJobs` comes before the rows of
 *   the things themselves are locked or deleted.
 */
export interface JobKind {
  readonly run: JobHandler;
  /** Jobs of this kind at a time, in each copy of the server. Default 1. */
  readonly slots?: number;
  /** In the transaction that gives the job up, after its last attempt: lets its subject say so. */
  readonly onDead?: (tx: Queryable, job: Job) => Promise<void>;
  /**
   * In the transaction in which an administrator puts a dead job back: makes its subject ready for it. False: there is
   * nothing left to be done. Default: nothing has to be made ready.
   */
  readonly onRetry?: (tx: Queryable, job: Job) => Promise<boolean>;
}

/** By name. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** The job belongs to somebody else now, or to nobody: what this worker made is not wanted. */
export class JobLost extends Error {
  override readonly name = 'JobLost';

  constructor() {
    super('the job was cancelled or taken up by another worker');
  }
}
