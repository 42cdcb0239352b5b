import { pageBackgroundJobs, removeBackgroundJobs, retryBackgroundJob } from '@console/api/contract';
import type { Database } from '../db/database.js';
import { gone, type Messages } from '../http/messages.js';
import { type Route, serve } from '../http/serve.js';
import { jobsStore } from './jobs.store.js';
import type { JobKinds } from './kinds.js';

/** Words of the reasons that calls about jobs end with. */
export const jobMessages: Messages = {
  job_not_found: gone('任务', 'job'),
  job_not_dead: { zh: '任务未失败，不需要处理', en: 'This job has not failed. There is nothing to do about it.' },
  job_not_needed: {
    zh: '任务的对象已删除或已重新处理，不需要重试',
    en: 'What this job was about is gone or was done anew. It does not have to be tried again.',
  },
};

/** Work in the background, for administrators. */
export const jobRoutes = (db: Database, kinds: JobKinds): Route[] => {
  const jobs = jobsStore(db, kinds);
  return [
    serve(pageBackgroundJobs, ({ body }) => jobs.page(body)),
    serve(retryBackgroundJob, async ({ body: { id } }) => {
      await jobs.retry(id);
      return null;
    }),
    serve(removeBackgroundJobs, async ({ query: { idList } }) => {
      await jobs.remove(idList);
      return null;
    }),
  ];
};
