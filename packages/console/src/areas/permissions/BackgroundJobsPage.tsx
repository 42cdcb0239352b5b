import { type BackgroundJob, jobStatuses } from '@console/api/contract/backgroundJobs';
import { usePageBackgroundJobs } from '@console/api/hooks/backgroundJobs';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { columnsOf } from '../../lists/columns.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { useJobWords } from './jobWords.js';
import { useJobActions } from './useJobActions.js';

/** Milliseconds between two looks while something is being done. */
const INTERVAL = 2000;

const kinds = [
  'parse_document',
  'embed_chunks',
  'calibrate_models',
  'summarise_document',
  'check_retrieval',
  'gather_gaps',
  'remove_contents',
  'anchor_triples',
  'extract_triples',
  'remove_triple_task',
  'pass_triples',
  'read_triple_import',
  'remove_triple_import',
  'parseDialogueFile',
  'sendMessage',
  'send_messages',
  'ask_receipts',
  'weekly_report',
  'compute_metric',
  'compute_metrics',
  'ask_saved_question',
  'export_records',
  'make_slides',
] as const;

const tones: Readonly<Record<string, StatusTone>> = { queued: 'off', running: 'running', failed: 'error', done: 'ok' };

const isAlive = ({ status }: BackgroundJob): boolean => status === 'queued' || status === 'running';

const column = columnsOf<BackgroundJob>();

const useJobList = recordListHook({ kind: 'job', usePage: usePageBackgroundJobs });

/** Work in the background: what is done now, what was given up and why. */
export default function BackgroundJobsPage() {
  const words = useJobWords();
  // A kind that this console has no word for yet goes by its own name.
  const kindOf = ({ kind }: BackgroundJob): string => lookUp(words.kinds, kind, kind);
  const nameOf = (job: BackgroundJob): string => [kindOf(job), job.subjectName].filter((one) => one !== null).join(' ');
  const list = useJobList({
    refreshEvery: (data) => (data?.list.some(isAlive) ? INTERVAL : 0),
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: jobStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
      enumFilter({ key: 'kind', label: words.kind, values: kinds, words: words.kinds, toInput: (kind) => ({ kind }) }),
    ],
    columns: [
      column.text('kind', words.kind, kindOf, { width: 140, mobile: 'first' }),
      column.text('subject', words.subject, ({ subjectName }) => subjectName, { width: 200 }),
      column.status('status', words.status, ({ status }) => (
        <Status tone={tones[status] ?? 'off'}>{lookUp(words.statuses, status, status)}</Status>
      )),
      column.text('progress', words.progress, ({ progress }) => `${Math.floor(progress * 100)}%`, {
        width: 72,
        align: 'end',
      }),
      column.text('attempts', words.attempts, (job) => words.attemptsOf(job.attempts, job.maxAttempts), {
        width: 80,
        align: 'end',
        quiet: true,
      }),
      column.text(
        'reason',
        words.reason,
        ({ reason, error }) => (reason === 'worker_lost' ? words.workerLost : error),
        { mobile: 'second' },
      ),
      column.time('updateTime', words.updated, ({ updateTime }) => updateTime, { sortable: true }),
    ],
  });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      rowName={nameOf}
      actions={useJobActions(nameOf)}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
}
