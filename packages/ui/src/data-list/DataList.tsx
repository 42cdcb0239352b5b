import type { Async } from '@console/base';
import { Button, Pagination } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState, FilteredEmpty } from '../states/EmptyState.js';
import type { Access } from '../states/NotPermitted.js';
import { Skeletons } from '../states/Skeletons.js';
import { ReadOut } from '../states/states.styles.js';
import { BatchBar } from './BatchBar.js';
import { type ColumnLayout, defaultLayout, shownColumns } from './columnLayout.js';
import { ColumnSettings } from './ColumnSettings.js';
import { conditionsInWords } from './conditions.js';
import { Above, Foot, Root } from './DataList.styles.js';
import { NarrowRows } from './NarrowRows.js';
import { QueryBar } from './QueryBar.js';
import { everything, keyAt, type Selection, noSelection, selectedOf } from './selection.js';
import {
  type BatchAction,
  isNarrowed,
  type ListColumn,
  type ListFilter,
  type ListPage,
  type ListQuery,
  type RowAction,
  withNextOrder,
  withoutConditions,
} from './types.js';
import { useChoosing } from './useChoosing.js';
import { WideRows } from './WideRows.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface DataListProps<Row extends object> extends RootProps<HTMLDivElement> {
  /** What the list is of: "用户列表". Names it for screen readers, and what failed to load. */
  label: string;
  /** The rows, and how many there are in all. */
  page: Async<ListPage<Row>>;
  /** What is asked for: page, search, filters, order. */
  query: ListQuery;
  /** Asked for by search, filters, reset and pager. The owner loads. */
  onQueryChange: (query: ListQuery) => void;
  /** Name first, then what decides, times last. */
  columns: readonly ListColumn<Row>[];
  /** Tells rows apart, over all pages. */
  rowKey: (row: Row) => string;
  /** Names a row for those who hear its buttons. */
  rowName: (row: Row) => string;
  /** Left out, no column for it. */
  actions?: (row: Row) => readonly RowAction[];
  /** What can be searched for: "姓名、账号或手机号". Left out, no search field. */
  searchHint?: string;
  /** Four stand in the row, the rest behind a button. */
  filters?: readonly ListFilter[];
  /** What is chosen, over all pages; the owner keeps it, from `noSelection` on. Left out, rows are not chosen. */
  selection?: Selection;
  /** Rows were chosen or let go: by the reader, or because the conditions changed. */
  onSelectionChange?: (selection: Selection) => void;
  /** Which rows can be chosen, for actions that some rows never allow. Default: all of them. Keep it the same function. */
  selectable?: (row: Row) => boolean;
  /** What can be done with what is chosen. Let go of the selection when it is done. */
  batchActions?: readonly BatchAction[];
  /** How the reader arranged the columns. Left out, they stand as they come and can't be arranged. */
  layout?: ColumnLayout;
  /** The reader arranged the columns: keep it, for the reader's next visit too. */
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** Opens a row beside the list: Enter, a click, or its name. */
  onOpen?: (row: Row) => void;
  /** The row that is open, by its key. */
  openedKey?: string;
  /** The address of a row's own page: the name becomes a real link. A plain click is `onOpen` where that is given. */
  hrefOf?: (row: Row) => string;
  /** Drawn when there is nothing and nothing was asked for: what belongs here, one action. */
  empty?: ReactNode;
  /** What none was found of: "没有符合条件的用户". */
  noMatch?: string;
  /** The total in words. Default "共 128 条". */
  totalWords?: (total: number) => string;
  /** When the page shown was loaded: "10:42". Named when a refresh fails. */
  loadedAt?: string;
  /** For the "not permitted" state. */
  access?: Access;
}

const sizes = [20, 50, 100];
const least = Math.min(...sizes);
const most = Math.max(...sizes);
const asTheyCome: ColumnLayout = { order: [], hidden: [] };

/**
 * A list with its query row, its table and its pager, in every state that a list can be in. More than 200 rows at once
 * are drawn as far as they are in sight, so that a hundred thousand cost no more than a page.
 */
export const DataList = <Row extends object>({
  label,
  page,
  query,
  onQueryChange,
  columns,
  rowKey,
  rowName,
  actions,
  searchHint,
  filters = [],
  selection,
  onSelectionChange,
  selectable,
  batchActions = [],
  layout,
  onLayoutChange,
  onOpen,
  openedKey,
  hrefOf,
  empty,
  noMatch,
  totalWords,
  loadedAt,
  access,
  ...root
}: DataListProps<Row>) => {
  const words = useWords(listWords);
  const { attributes, narrow: mobile } = useRoom(root.ref);
  const [known, setKnown] = useState(0);
  if (page.state === 'ready' && page.data.total !== known) setKnown(page.data.total);
  const choosing = useChoosing({ query, total: known, selection, onSelectionChange });
  const selecting = selection !== undefined && choosing.count > 0;
  const arranged = layout ?? (onLayoutChange ? defaultLayout(columns) : asTheyCome);
  const inWords = totalWords ?? words.total;

  const list = page.state === 'ready' ? page.data.list : [];
  // What can't be chosen on pages that were not loaded is not known: then there is no choosing of all at once.
  const wholePage =
    selecting &&
    selectable === undefined &&
    selectedOf(selection, list.length, (index) => keyAt(list, index, rowKey)) === 'all';
  const batch = selecting && (
    <BatchBar
      count={choosing.count}
      total={known}
      all={selection.kind === 'all'}
      canSelectAll={wholePage && choosing.count < known && selection.kind === 'some'}
      onSelectAll={() => choosing.change(everything)}
      onClear={() => choosing.change(noSelection)}
      actions={batchActions}
    />
  );

  const nothing = ({ list: rows, total }: ListPage<Row>) => {
    if (rows.length > 0) return null;
    if (total > 0) {
      const toFirst = () => onQueryChange({ ...query, current: 1 });
      return (
        <EmptyState
          picture="search"
          title={words.pastEnd}
          extra={<Button onClick={toFirst}>{words.toFirstPage}</Button>}
        />
      );
    }
    if (isNarrowed(query)) {
      return (
        <FilteredEmpty
          title={noMatch ?? words.noMatch}
          conditions={conditionsInWords(query, filters, words)}
          onClear={() => onQueryChange(withoutConditions(query))}
        />
      );
    }
    return empty ?? <EmptyState title={words.emptyTitle} />;
  };

  const Rows = mobile ? NarrowRows : WideRows;
  return (
    <RoomContext value={mobile}>
      <Root {...rootProps(root)} {...attributes}>
        <Above data-selecting={selection !== undefined}>
          <QueryBar
            query={query}
            onQueryChange={onQueryChange}
            searchHint={searchHint}
            filters={filters}
            sortable={columns.filter(({ sortable }) => sortable)}
            covered={!mobile && selecting}
            end={
              onLayoutChange && <ColumnSettings columns={columns} layout={arranged} onLayoutChange={onLayoutChange} />
            }
          />
          {!mobile && batch}
        </Above>
        <ReadOut>
          {choosing.cleared > 0 && words.selectionCleared(choosing.cleared)}
          {selecting && words.saidSelected(choosing.count)}
        </ReadOut>
        <AsyncView
          value={page}
          what={label}
          loadedAt={loadedAt}
          access={access}
          skeleton={<Skeletons shape={mobile ? 'rows' : 'table'} count={8} />}
          empty={nothing}
        >
          {({ list: rows, total, current, size }) => (
            <>
              <Rows
                rows={rows}
                columns={mobile ? columns : shownColumns(columns, arranged)}
                rowKey={rowKey}
                rowName={rowName}
                actions={actions}
                label={label}
                before={(current - 1) * size}
                total={total}
                order={query.order}
                onSort={(column) => onQueryChange(withNextOrder(query, column))}
                selection={selection}
                selectable={selectable}
                onSelect={choosing.choose}
                onOpen={onOpen}
                openedKey={openedKey}
                hrefOf={hrefOf}
              />
              <Foot>
                <span>{inWords(total)}</span>
                {choosing.cleared > 0 && <small>{words.selectionCleared(choosing.cleared)}</small>}
                {(total > rows.length || (total > least && total <= most)) && (
                  <Pagination
                    size="small"
                    simple={mobile}
                    total={total}
                    current={current}
                    pageSize={size}
                    pageSizeOptions={sizes}
                    showSizeChanger={!mobile && total > least}
                    hideOnSinglePage={mobile}
                    onChange={(nextCurrent, nextSize) =>
                      onQueryChange({ ...query, current: nextSize === size ? nextCurrent : 1, size: nextSize })
                    }
                  />
                )}
              </Foot>
            </>
          )}
        </AsyncView>
        {mobile && batch}
      </Root>
    </RoomContext>
  );
};
