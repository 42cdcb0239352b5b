import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, note, pageOf, paging, Time } from './fields.js';

/** `failed`: given up, nobody tries again by itself. */
export const jobStatuses = ['queued', 'running', 'failed', 'done', 'cancelled'] as const;

const BackgroundJob = z.looseObject({
  id: Id,
  /** What is done, e.g. `parse_document`. */
  kind: z.string(),
  /** What it is done to: an id, or a word. */
  subject: z.string(),
  /** Null: it has no name that others may read, or it is gone. */
  subjectName: z.nullable(z.string()),
  /** One of `jobStatuses`. */
  status: z.string(),
  /** Of the present piece. */
  attempts: z.int(),
  maxAttempts: z.int(),
  /** From 0 to 1. */
  progress: z.number(),
  /** Why it was given up: `failed`, or `worker_lost` where the server ended each time. Null where it was not. */
  reason: z.nullable(z.string()),
  /** What went wrong last, in the words of the program. */
  error: z.nullable(z.string()),
  createTime: Time,
  updateTime: Time,
});
export interface BackgroundJob extends z.infer<typeof BackgroundJob> {}

/** Work in the background, changed last first. */
export const pageBackgroundJobs = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/backgroundJob/queryPage',
  body: z.strictObject({ ...paging, status: z.optional(z.enum(jobStatuses)), kind: z.optional(note(50)) }),
  reply: pageOf<BackgroundJob>(BackgroundJob),
  needs: 'jobs',
  origin: 'ours',
});

/** Puts one that was given up back in the queue, with all its attempts. */
export const retryBackgroundJob = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/backgroundJob/retry',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'jobs',
  fails: { job_not_found: 404, job_not_dead: 409, job_not_needed: 409 },
  origin: 'ours',
});

/** Forgets some that were given up. What they were about stays as it is. */
export const removeBackgroundJobs = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/backgroundJob/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'jobs',
  fails: { job_not_found: 404, job_not_dead: 409 },
  origin: 'ours',
});
