import { type DataUpload, type UploadRow, uploadOutcomes } from '@console/api/contract';
import { usePageDataUploadRows } from '@console/api/hooks/dataUploads';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Notice, Skeletons } from '@console/ui/states';
import { Pagination, Segmented } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { countIn, oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { whileGoing } from './goingUploads.js';
import { useFieldName } from './ColumnTargets.js';
import { useUploadWords } from './uploadWords.js';

const SIZE = 20;
/** Pages of the longest file. */
const MOST_PAGES = 1_000_000;
/** Columns of the file that are shown beside the result: the others are in the file. */
const SHOWN = 4;

/** What becomes of the rows, by result: the first of each, and of those that are left out all. */
export const UploadRows = ({ upload }: { upload: DataUpload }) => {
  const words = useUploadWords();
  const nameOf = useFieldName(upload.dataType);
  const [get, set] = useQueryState();
  const counts = {
    added: upload.addedCount,
    changed: upload.changedCount,
    unchanged: upload.unchangedCount,
    refused: upload.refusedCount,
  };
  const usual = upload.refusedCount > 0 ? 'refused' : 'added';
  const outcome = oneOf(get('rows') ?? '', uploadOutcomes) ?? usual;
  const current = countIn(get('rowPage'), MOST_PAGES) ?? 1;
  const rows = usePageDataUploadRows(
    { id: upload.id, outcome, current, size: SIZE },
    { refreshEvery: () => whileGoing(upload) },
  );
  const isPastEnd = rows.data?.current === current && rows.data.list.length === 0 && current > 1;
  const toLast = useEffectEvent(() => {
    const last = Math.ceil((rows.data?.total ?? 0) / SIZE);
    set({ rowPage: last > 1 ? last : undefined });
  });
  useEffect(() => {
    if (isPastEnd) toLast();
  }, [isPastEnd]);
  // What was read while it went on, by whoever looked then, is not what it came to.
  const readAgain = useEffectEvent(() => rows.data !== undefined && rows.refresh());
  useEffect(() => void readAgain(), [upload.status]);
  const why = ({ reasons, changes }: UploadRow): string =>
    [
      ...reasons.map(({ column, message }) => {
        const title = column === null ? undefined : upload.columns[column]?.title;
        return title === undefined ? message : words.reasonOf(title, message);
      }),
      ...changes.map(({ field, before, after }) => words.change(nameOf(field), before, after)),
    ].join(' ');
  // Of new ones everything is new, and of those that stay as they are nothing.
  const isExplained = outcome === 'refused' || outcome === 'changed';
  const shown = upload.columns.slice(0, SHOWN);
  const nothing = <EmptyState title={words.noRows} />;
  return (
    <>
      <div>
        <Segmented
          aria-label={words.outcomeFilter}
          value={outcome}
          onChange={(rows) => set({ rows, rowPage: undefined })}
          options={uploadOutcomes.map((value) => ({
            value,
            label: words.outcomeOf(words.outcomes[value], counts[value]),
          }))}
        />
      </div>
      <AsyncView
        value={rows.state}
        what={words.rows}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            {outcome !== 'refused' && counts[outcome] > total && <Notice>{words.firstOnly}</Notice>}
            <SimpleTable
              rows={list}
              rowKey={({ row }) => String(row)}
              columns={[
                { key: 'row', title: words.row, cell: ({ row }) => row.toLocaleString() },
                ...(isExplained ? [{ key: 'why', title: words.why, cell: why, full: why }] : []),
                ...shown.map(({ title }, at) => ({
                  key: `cell ${at}`,
                  title,
                  cell: ({ cells }: UploadRow) => cells[at] ?? '',
                  full: ({ cells }: UploadRow) => cells[at] ?? '',
                })),
              ]}
            />
            {total > SIZE && (
              <Pagination
                size="small"
                current={current}
                pageSize={SIZE}
                total={total}
                showSizeChanger={false}
                onChange={(page) => set({ rowPage: String(page) })}
              />
            )}
          </>
        )}
      </AsyncView>
    </>
  );
};
