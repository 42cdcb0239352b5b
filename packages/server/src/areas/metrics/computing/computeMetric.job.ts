import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce, type JobKinds, JobLost } from '../../../jobs/index.js';
import { type ComputeDeps, computeMetric, keepFailure } from './computeMetric.js';

/** The job that computes one metric, which is its subject. */
const COMPUTE_METRIC = 'compute_metric';
/** The job that computes all of them, one after another. */
export const COMPUTE_METRICS = 'compute_metrics';

/** Milliseconds after which those that nobody asked for begin: what people wait for comes first when a server starts. */
const SOON = 60_000;
/** Attempts after which the next one has its turn: fewer than those of a job. */
const TRIES = 2;

export const queueMetric = (tx: Queryable, id: string): Promise<void> =>
  enqueueOnce(tx, { kind: COMPUTE_METRIC, subject: id });

/** Asked for each hour by every copy of the server, and done once. */
export const queueMetrics = (db: Queryable): Promise<void> =>
  enqueueOnce(db, { kind: COMPUTE_METRICS, subject: 'metrics', runAt: new Date(Date.now() + SOON) });

const nextAfter = async (db: Queryable, id: string): Promise<string | null> => {
  const [next] = await db.query<{ id: string }>(sql`
    select id from metrics where formula is not null and enabled and id > ${id} order by id limit 1`);
  return next?.id ?? null;
};

export const computeJobs = (deps: ComputeDeps): JobKinds => ({
  [COMPUTE_METRIC]: { run: ({ subject, write, signal }) => computeMetric(subject, deps, write, signal) },
  [COMPUTE_METRICS]: {
    run: async ({ payload, attempt, write, signal }) => {
      const { after } = payload;
      const id = await nextAfter(deps.db, typeof after === 'string' ? after : '');
      if (id === null) return;
      try {
        await computeMetric(id, deps, write, signal);
      } catch (error) {
        // The first time it is told of. One that fails for no known reason is not to keep the others waiting.
        if (signal.aborted || error instanceof JobLost || attempt < TRIES) throw error;
        await write((tx) => keepFailure(tx, id, 'unknown'));
      }
      return { next: { after: id } };
    },
  },
});
