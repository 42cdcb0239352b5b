import type { BackgroundJob } from '@console/api/contract';

const job: BackgroundJob = {
  id: 'job1',
  kind: 'parse_document',
  subject: 'd1',
  subjectName: '竞赛规程.pdf',
  status: 'failed',
  attempts: 3,
  maxAttempts: 3,
  progress: 0.18,
  reason: 'worker_lost',
  error: null,
  createTime: '2026-03-02T09:00:00+08:00',
  updateTime: '2026-03-02T09:04:00+08:00',
};

/** Jobs in every state. */
export const jobs: readonly BackgroundJob[] = [
  job,
  {
    ...job,
    id: 'job2',
    kind: 'sendMessage',
    subjectName: '赛季安排',
    reason: 'failed',
    error: 'the database at 10.0.0.8 does not answer (ECONNREFUSED): check DATABASE_URL',
  },
  { ...job, id: 'job3', kind: 'embed_chunks', subjectName: null, status: 'running', progress: 0.62, reason: null },
  { ...job, id: 'job4', kind: 'parseDialogueFile', subjectName: null, status: 'queued', progress: 0, reason: null },
  { ...job, id: 'job5', subjectName: '裁判手册.pdf', status: 'done', attempts: 1, progress: 1, reason: null },
  { ...job, id: 'job6', kind: 'tidy_up', subjectName: null, status: 'cancelled', attempts: 0, reason: null },
];
