import { type AnalysisReport, analysisReportStatuses } from '@console/api/contract';
import { usePageAnalysisReports, useRemoveAnalysisReports } from '@console/api/hooks/analysisReports';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { linkTo } from '../../navigation/address.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { dayInShanghai } from '../../time/inShanghai.js';
import { ReportDrawer } from './ReportDrawer.js';
import { isUnfinished } from './reportStatus.js';
import { useReportWords } from './reportWords.js';

/** Milliseconds between two looks while one is being written. */
const INTERVAL = 2000;

const tones: Readonly<Record<string, StatusTone>> = { waiting: 'off', running: 'running', failed: 'error', done: 'ok' };

const column = columnsOf<AnalysisReport>();

const useList = recordListHook({ kind: 'analysisReport', usePage: usePageAnalysisReports });

/** The reports, with how far those are that are being written. */
export const ReportList = () => {
  const words = useReportWords();
  const [, set] = useQueryState();
  const remove = useRemove();
  const { run: removeReports } = useRemoveAnalysisReports();
  const metricsOf = ({ metrics }: AnalysisReport): string => {
    const [first] = metrics;
    if (first === undefined) return '';
    return metrics.length === 1 ? first.metricName : words.more(first.metricName, metrics.length);
  };
  const statusOf = ({ status, progress }: AnalysisReport): string =>
    status === 'running' ? words.progress(Math.floor(progress)) : lookUp(words.statuses, status, words.unknownStatus);
  const list = useList({
    refreshEvery: (data) => (data?.list.some(isUnfinished) ? INTERVAL : 0),
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: analysisReportStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      column.text('reportName', words.name, ({ reportName }) => reportName, {
        width: 220,
        mobile: 'first',
        sortable: true,
      }),
      column.text('metrics', words.metrics, metricsOf),
      column.text(
        'span',
        words.span,
        ({ startTime, endTime }) => words.spanOf(dayInShanghai(startTime), dayInShanghai(endTime)),
        {
          width: 212,
          mobile: 'second',
        },
      ),
      column.status(
        'status',
        words.status,
        (report) => <Status tone={tones[report.status] ?? 'off'}>{statusOf(report)}</Status>,
        { width: 128 },
      ),
      column.text('createdBy', words.by, ({ createdBy }) => createdBy, { width: 96, quiet: true }),
      column.time('updateTime', words.updated, ({ updateTime }) => updateTime, { sortable: true }),
    ],
  });
  const open = (id: string) => set({ id, open: undefined }, { push: true });
  const onRemove = ({ id, reportName }: AnalysisReport) =>
    remove({
      title: words.removeTitle(reportName),
      text: words.removeText,
      run: () => removeReports({ idList: [id] }),
      done: words.removed,
    });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.add, onClick: () => void list.record.show('new') }}
      rowName={({ reportName }) => reportName}
      hrefOf={({ id }) => linkTo('analysisReport', { id })}
      searchHint={words.search}
      actions={(report) => [
        { key: 'open', label: words.open, onClick: () => open(report.id) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(report) },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <ReportDrawer
        list={list}
        onBegun={(id) => {
          list.record.setDirty(false);
          open(id);
        }}
      />
    </RecordListPage>
  );
};
