import { type BatchAction, type ColumnLayout, DataList, type RowAction } from '@console/ui/data-list';
import { EmptyState, type EmptyStateProps } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';
import type { RecordList } from './recordListHook.js';

export interface RecordTableProps<Row extends { id: string }> {
  list: RecordList<Row>;
  /** What the list is of, for who hears it. */
  label: string;
  rowName: (row: Row) => string;
  /** What can be searched for. Left out, no search field. */
  searchHint?: string;
  actions?: (row: Row) => readonly RowAction[];
  /** What can be done with several, by their ids. Left out, none are chosen. */
  batchActions?: (ids: readonly string[]) => readonly BatchAction[];
  /** Which can be chosen. Default: all of them. */
  selectable?: (row: Row) => boolean;
  /** A row opens beside the list. Default false: what a row opens stands among its actions. */
  opens?: boolean;
  /** The address of a record's own page. */
  hrefOf?: (row: Row) => string;
  /** How the reader arranged the columns, and what is told of a change: `useColumnLayout`. Left out, they stand as they come. */
  arranged?: readonly [layout: ColumnLayout, onChange: (layout: ColumnLayout) => void];
  /** What belongs here, where there is nothing. */
  empty: EmptyStateProps;
}

/** The table of a list of records. */
export const RecordTable = <Row extends { id: string }>(props: RecordTableProps<Row>) => {
  const { list, label, rowName, searchHint, actions, batchActions, selectable, opens = false, hrefOf } = props;
  const { arranged, empty } = props;
  const { list: words } = useDictionary();
  const { page, query, onQueryChange, columns, filters, selection, onSelectionChange, record } = list;
  const chosen = selection.kind === 'some' ? [...selection.keys] : [];
  // The calls take ids, and nobody has those of the pages that were not loaded.
  const batch = batchActions?.(chosen).map((action) =>
    selection.kind === 'all' ? { ...action, unavailable: words.selectPage } : action,
  );
  return (
    <DataList
      label={label}
      page={page}
      query={query}
      onQueryChange={onQueryChange}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={rowName}
      filters={filters}
      {...(searchHint !== undefined && { searchHint })}
      {...(actions && { actions })}
      {...(batch && {
        batchActions: batch,
        selection,
        onSelectionChange,
        ...(selectable && { selectable }),
      })}
      {...(opens && { onOpen: (row: Row) => void record.show(row.id) })}
      {...(record.id !== undefined && { openedKey: record.id })}
      {...(hrefOf && { hrefOf })}
      {...(arranged && { layout: arranged[0], onLayoutChange: arranged[1] })}
      empty={<EmptyState {...empty} />}
    />
  );
};
