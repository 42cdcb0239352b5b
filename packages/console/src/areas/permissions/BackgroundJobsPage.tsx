import { type BackgroundJob, jobStatuses } from '@console/api/contract/backgroundJobs';
import { usePageBackgroundJobs } from '@console/api/hooks/backgroundJobs';
import { formatDateTime } from '@console/base';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState, Status, type StatusTone } from '@console/ui/states';
import { pagingOf } from '../../lists/paging.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useJobWords } from './jobWords.js';
import { useJobActions } from './useJobActions.js';

/** Milliseconds between two looks while something is being done. */
const INTERVAL = 2000;

const kinds = ['parse_document', 'embed_chunks', 'remove_contents', 'parseDialogueFile', 'sendMessage'] as const;
const filters = { status: jobStatuses, kind: kinds } as const;

const tones: Readonly<Record<string, StatusTone>> = { queued: 'off', running: 'running', failed: 'error', done: 'ok' };

const isAlive = ({ status }: BackgroundJob): boolean => status === 'queued' || status === 'running';
const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

/** Work in the background: what is done now, what was given up and why. */
export default function BackgroundJobsPage() {
  const words = useJobWords();
  const [query, setQuery] = useListQuery(filters);
  const status = oneOf(jobStatuses, query.filters?.['status']);
  const kind = oneOf(kinds, query.filters?.['kind']);
  const page = usePageBackgroundJobs(
    { ...pagingOf(query), ...(status !== undefined && { status }), ...(kind !== undefined && { kind }) },
    { refreshEvery: (data) => (data?.list.some(isAlive) ? INTERVAL : 0) },
  );

  // A kind that this console has no word for yet goes by its own name.
  const kindOf = (job: BackgroundJob): string =>
    new Map<string, string>(Object.entries(words.kinds)).get(job.kind) ?? job.kind;
  const nameOf = (job: BackgroundJob): string => [kindOf(job), job.subjectName].filter((one) => one !== null).join(' ');
  const statusOf = (job: BackgroundJob): string =>
    new Map<string, string>(Object.entries(words.statuses)).get(job.status) ?? job.status;
  const actions = useJobActions(nameOf);

  const columns: ListColumn<BackgroundJob>[] = [
    { key: 'kind', title: words.kind, width: 140, mobile: 'first', render: kindOf },
    { key: 'subject', title: words.subject, width: 200, render: ({ subjectName }) => subjectName ?? '—' },
    {
      key: 'status',
      title: words.status,
      width: 104,
      mobile: 'firstEnd',
      render: (job) => <Status tone={tones[job.status] ?? 'off'}>{statusOf(job)}</Status>,
    },
    {
      key: 'progress',
      title: words.progress,
      width: 72,
      align: 'end',
      render: ({ progress }) => `${Math.floor(progress * 100)}%`,
    },
    {
      key: 'attempts',
      title: words.attempts,
      width: 80,
      align: 'end',
      quiet: true,
      render: ({ attempts, maxAttempts }) => words.attemptsOf(attempts, maxAttempts),
    },
    {
      key: 'reason',
      title: words.reason,
      mobile: 'second',
      render: ({ reason, error }) => (reason === 'worker_lost' ? words.workerLost : (error ?? '—')),
    },
    {
      key: 'updateTime',
      title: words.updated,
      width: 176,
      quiet: true,
      sortable: true,
      mobile: 'secondEnd',
      render: ({ updateTime }) => formatDateTime(updateTime),
    },
  ];

  return (
    <PageFrame title={words.title} count={page.data?.total}>
      <DataList
        label={words.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        filters={[
          {
            key: 'status',
            label: words.status,
            options: jobStatuses.map((value) => ({ value, label: words.statuses[value] })),
          },
          { key: 'kind', label: words.kind, options: kinds.map((value) => ({ value, label: words.kinds[value] })) },
        ]}
        actions={actions}
        empty={<EmptyState title={words.emptyTitle} description={words.emptyText} />}
      />
    </PageFrame>
  );
}
