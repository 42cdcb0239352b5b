import { queueOldGaps } from './areas/faq/index.js';
import { removeAbandonedFiles, removeOldExports, removeOldTopics } from './areas/chat/index.js';
import { remindOfEnds } from './areas/embed/index.js';
import { queueDuePages, queueLeftRemovals } from './areas/knowledge/index.js';
import { sendServerMessage } from './areas/messages/index.js';
import { queueWeeklyReport } from './areas/statistics/index.js';
import type { Database, Queryable } from './db/database.js';
import { collectFiles, type Storage } from './files/index.js';
import { removeOldJobs } from './jobs/index.js';
import type { Logger } from './log.js';
import type { PageImages } from './parsing/pageImages.js';
import { removeUnusedUploads } from './uploads/index.js';

const HOUR = 3_600_000;

export interface UpkeepDeps {
  /** That of work which nobody waits for. */
  readonly db: Database;
  readonly storage: Storage;
  readonly pagesFolder: string;
  readonly pageImages: PageImages;
  /** No other process works on the same data: whatever a former one left unfinished is free. */
  readonly alone: boolean;
  /** Conversations are removed after so many days. Left out: never. */
  readonly conversationDays?: number;
  /** Remove what has ended or is too old. */
  readonly removals: readonly (() => Promise<void>)[];
  /** Queue the work that is due, as often as they are asked. */
  readonly queues: readonly ((db: Queryable) => Promise<void>)[];
  readonly log: Logger;
  readonly closing: AbortSignal;
}

/** What is seen to each hour, and when a server starts. */
export const createUpkeep = (deps: UpkeepDeps) => {
  const { db, storage, pagesFolder, pageImages, alone, conversationDays, removals, queues, log, closing } = deps;
  let hourly: NodeJS.Timeout | undefined;
  let collecting: Promise<void> | undefined;

  // What a killed process has left behind.
  const collect = async () => {
    try {
      const aloneSince = alone ? new Date(performance.timeOrigin) : undefined;
      const files = await collectFiles({ db, storage, pagesFolder, aloneSince, signal: closing });
      if (files > 0) log.info({ files }, 'removed files that nothing names');
    } catch (error) {
      log.warn({ err: error }, 'collecting files failed');
    }
  };

  /** Work whose time has come, and what was lost. Queued once, however often it is asked for. */
  const queueDue = async (): Promise<void> => {
    await Promise.all([
      queueLeftRemovals(db),
      queueDuePages(db),
      queueWeeklyReport(db),
      ...queues.map((queue) => queue(db)),
    ]);
  };

  const tidyUp = () =>
    Promise.all([
      queueDue(),
      queueOldGaps(db),
      remindOfEnds(db, sendServerMessage),
      ...removals.map((remove) => remove()),
      removeOldJobs(db),
      removeOldExports(db),
      conversationDays === undefined ? undefined : removeOldTopics(db, conversationDays),
      removeAbandonedFiles({ db, storage, pageImages }),
      removeUnusedUploads({ db, storage }),
      collect(),
    ]).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));

  return {
    queueDue,

    /** Begins to tidy up each hour. */
    start: () => {
      hourly = setInterval(tidyUp, HOUR);
      hourly.unref();
    },

    /** Removes files that nothing names; nobody waits for it but `stop`. */
    collect: () => {
      collecting = collect();
    },

    stop: async () => {
      clearInterval(hourly);
      await collecting;
    },
  };
};
