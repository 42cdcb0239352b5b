import type { Page } from '@console/api/hooks/pageHook';
import type { Read, ReadOptions } from '@console/api/hooks/readHook';
import { type Async, failed } from '@console/base';
import { type ListColumn, type ListPage, type ListQuery, noSelection, type Selection } from '@console/ui/data-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { type FilterRules, useListQuery } from '../navigation/useListQuery.js';
import { useRecord } from '../navigation/useRecord.js';
import { type Paging, pagingOf } from './paging.js';
import type { RecordFilter } from './recordFilters.js';
import { onPage, type OpenedRecord } from './openedRecord.js';

export interface RecordKind<Row extends { id: string }, In extends object> {
  /** What the records are, for what is typed into their forms: `user`. */
  kind: string;
  /** The hook of the paged call. */
  usePage: (input: (Paging & Partial<In>) | null, options?: ReadOptions<Page<Row>>) => Read<Page<Row>>;
  /**
   * What the call is given to find one record that is not on the shown page, such as one whose address was sent. Where
   * another call reads it, `useOne`. Without either only records of the shown page can be opened.
   */
  one?: (id: string) => Partial<In>;
  useOne?: (id: string | undefined) => Async<Row> | undefined;
}

export interface RecordListOptions<Row extends { id: string }, In extends object> {
  /** Those with `sortable` order the whole list, by their key. */
  columns: readonly ListColumn<Row>[];
  filters?: readonly RecordFilter<In>[];
  /** What the call is given besides, such as what the list belongs to. */
  within?: Partial<In>;
  /** What new ones are made in, so that what is typed for one is not offered for another. */
  newIn?: string;
  /** Words that stand in the address in the place of an id, and open something else. */
  besides?: readonly string[];
  /** Milliseconds until the next reading, from what was read; 0 stops. */
  refreshEvery?: (data: Page<Row> | undefined) => number;
  /** Loads nothing meanwhile. Default false. */
  paused?: boolean;
}

export interface RecordList<Row> extends OpenedRecord<Row> {
  page: Async<ListPage<Row>>;
  /** Records on all pages, as far as known. */
  total: number | undefined;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  columns: readonly ListColumn<Row>[];
  filters: readonly RecordFilter<object>[];
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
}

const rulesOf = (filters: readonly RecordFilter<object>[]): FilterRules =>
  Object.fromEntries(filters.map(({ key, known }) => [key, known]));

const useNone = (): undefined => undefined;

/** The one record that a page was asked for. */
const rowOf = <Row extends { id: string }>(page: Async<Page<Row>>, id: string, gone: string): Async<Row> => {
  if (page.state !== 'ready') return page;
  const row = page.data.list.find((one) => one.id === id);
  return row === undefined ? failed({ code: 404, message: gone }) : { ...page, data: row };
};

/**
 * Makes the hook of a list of records with all that stands in its address: page, search, filters, order, and the record
 * that is open. What it answers is drawn by `RecordListPage` or `RecordTable`, and by the `RecordDrawer` beside it.
 */
export const recordListHook =
  <Row extends { id: string }, In extends object>({ kind, usePage, one, useOne = useNone }: RecordKind<Row, In>) =>
  (options: RecordListOptions<Row, In>): RecordList<Row> => {
    const { columns, filters = [], within, newIn, besides = [], refreshEvery, paused = false } = options;
    const { list: words } = useDictionary();
    const [query, onQueryChange] = useListQuery(rulesOf(filters));
    const record = useRecord(newIn === undefined ? kind : `${kind} in ${newIn}`);
    const [selection, onSelectionChange] = useState<Selection>(noSelection);

    const filtered = filters.reduce<Partial<In>>((all, filter) => {
      const value = query.filters?.[filter.key];
      return value === undefined ? all : { ...all, ...filter.toInput(value) };
    }, {});
    const sortable = columns.filter((column) => column.sortable).map(({ key }) => key);
    const page = usePage(paused ? null : { ...pagingOf(query, sortable), ...filtered, ...within }, {
      ...(refreshEvery && { refreshEvery }),
    });

    // The last row of the last page was deleted, here or by somebody else.
    const last = page.data === undefined ? query.current : Math.max(1, Math.ceil(page.data.total / query.size));
    const toLast = useEffectEvent(() => onQueryChange({ ...query, current: last }));
    const isGone = page.data?.current === query.current && page.data.list.length === 0 && query.current > last;
    useEffect(() => {
      if (isGone) toLast();
    }, [isGone]);

    const { beyond, ...opened } = onPage({
      record,
      id: record.id !== undefined && besides.includes(record.id) ? undefined : record.id,
      page,
    });
    const paged = usePage(
      beyond === undefined || one === undefined ? null : { current: 1, size: 1, ...within, ...one(beyond) },
      // What another record was looked for and found says nothing of this one.
      { keepPrevious: false },
    );
    const read = useOne(beyond);
    const alone = beyond === undefined || one === undefined ? read : rowOf(paged.state, beyond, words.gone);

    return {
      ...opened,
      opened: opened.opened ?? alone,
      page: page.state,
      total: page.data?.total,
      query,
      onQueryChange,
      columns,
      filters,
      selection,
      onSelectionChange,
    };
  };
