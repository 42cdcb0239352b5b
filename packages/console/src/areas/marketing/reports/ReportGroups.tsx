import { type ReportGrouping, reportGroupings, type ReportRow } from '@console/api/contract';
import { lookUp } from '@console/base';
import { BarList } from '@console/ui/bar-list';
import { Panel } from '@console/ui/panel';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Pagination } from 'antd';
import { inPercent } from '../../../figures/readings.js';
import { writeScope } from './drill.js';
import { Foot } from './reports.styles.js';
import { ReportRowTools } from './ReportRowTools.js';
import { useReportWords } from './reportWords.js';
import { SIZE, useReportRows } from './useReportRows.js';
import type { ReportView } from './useReportView.js';

const percent = (part: number | null, whole: number): string =>
  part === null || whole === 0 ? '—' : `${inPercent(part / whole)}%`;

/** Messages told apart by plan, template, task, day or channel; a row opens its people. */
export const ReportGroups = ({ view, opens }: { view: ReportView; opens: boolean }) => {
  const words = useReportWords();
  const { by, channel, keyword, page, drill, group, turn, open } = view;
  const rows = useReportRows(view);
  const groupings: ReportGrouping[] = [...reportGroupings, ...(channel === undefined ? (['channel'] as const) : [])];
  const nameOf = ({ id, name }: ReportRow): string => {
    if (by === 'channel') return lookUp(words.channels, name, name);
    if (id === null) return words.none[by];
    return name === '' ? words.gone : name;
  };
  const keyOf = ({ id }: ReportRow): string => writeScope({ by, id }) ?? '';
  const nothing = <EmptyState picture="search" title={keyword === undefined ? words.nothing : words.noMatch} />;
  return (
    <Panel
      title={words.groups}
      tools={
        <Segments
          label={words.groups}
          value={by}
          options={groupings.map((value) => ({ value, label: words.byName[value] }))}
          onChange={group}
        />
      }
    >
      <ReportRowTools view={view} />
      <AsyncView
        value={rows}
        what={words.by[by]}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ total }) => (total === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <BarList
              title={words.by[by]}
              rows={list}
              rowKey={keyOf}
              name={{
                title: words.byName[by],
                cell: nameOf,
                full: nameOf,
                ...(by === 'task' && { minor: ({ planName }: ReportRow) => planName }),
              }}
              value={{ title: words.sent, of: ({ sentCount }) => sentCount }}
              more={[
                {
                  key: 'delivered',
                  title: words.deliveredShare,
                  cell: (row) => percent(row.deliveredCount, row.sentCount),
                },
                ...(channel === 'app'
                  ? [
                      {
                        key: 'opened',
                        title: words.openedShare,
                        cell: (row: ReportRow) => percent(row.openedCount, row.deliveredCount),
                      },
                    ]
                  : []),
                {
                  key: 'clicked',
                  title: words.clickedShare,
                  cell: (row) => percent(row.clickedCount, row.deliveredCount),
                },
                { key: 'failed', title: words.failed, cell: (row) => row.failedCount.toLocaleString() },
                { key: 'cost', title: words.cost, cell: (row) => (row.cost / 100).toFixed(2) },
              ]}
              {...(drill?.of?.by === by && { selected: writeScope(drill.of) })}
              {...(opens && { onSelect: ({ id }: ReportRow) => open({ measure: 'sent', of: { by, id } }) })}
            />
            {(total > SIZE || page > 1) && (
              <Foot>
                <span>{words.pages(total)}</span>
                <Pagination
                  size="small"
                  current={page}
                  pageSize={SIZE}
                  total={total}
                  showSizeChanger={false}
                  onChange={turn}
                />
              </Foot>
            )}
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
