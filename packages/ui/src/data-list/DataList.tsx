import type { Async } from '@console/base';
import { Button, Pagination } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState, FilteredEmpty } from '../states/EmptyState.js';
import type { Access } from '../states/NotPermitted.js';
import { Skeletons } from '../states/Skeletons.js';
import { Foot, Root } from './DataList.styles.js';
import { QueryBar } from './QueryBar.js';
import { ListRows } from './Rows.js';
import {
  isNarrowed,
  type ListColumn,
  type ListFilter,
  type ListPage,
  type ListQuery,
  type RowAction,
  withoutConditions,
} from './types.js';

export interface DataListProps<Row extends object> {
  /** What the list is of: "用户列表". Names it for screen readers, and what failed to load. */
  label: string;
  page: Async<ListPage<Row>>;
  query: ListQuery;
  /** Asked for by search, filters, reset and pager. The owner loads. */
  onQuery: (query: ListQuery) => void;
  /** Name first, then what decides, times last. */
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names a row for those who hear its buttons. */
  rowName: (row: Row) => string;
  /** Left out, no column for it. */
  actions?: (row: Row) => readonly RowAction[];
  /** What can be searched for: "姓名、账号或手机号". Left out, no search field. */
  searchHint?: string;
  /** At most four. */
  filters?: readonly ListFilter[];
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
  className?: string;
}

const sizes = [20, 50, 100];

/** A list with its query row, its table and its pager, in every state that a list can be in. */
export const DataList = <Row extends object>({
  label,
  page,
  query,
  onQuery,
  columns,
  rowKey,
  rowName,
  actions,
  searchHint,
  filters = [],
  empty,
  noMatch,
  totalWords,
  loadedAt,
  access,
  className,
}: DataListProps<Row>) => {
  const words = useWords('list');
  const mobile = useMobile();
  const inWords = totalWords ?? words.total;

  const conditions = () => {
    const named = filters.flatMap(({ key, label: name, options }) => {
      const value = query.filters?.[key];
      if (value === undefined) return [];
      return [words.condition(name, options.find((option) => option.value === value)?.label ?? value)];
    });
    const search = query.search ?? '';
    return [...(search === '' ? [] : [words.condition(words.keyword, search)]), ...named].join(words.comma);
  };

  const nothing = ({ list, total }: ListPage<Row>) => {
    if (list.length > 0) return null;
    if (total > 0) {
      const toFirst = () => onQuery({ ...query, current: 1 });
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
          conditions={conditions()}
          onClear={() => onQuery(withoutConditions(query))}
        />
      );
    }
    return empty ?? <EmptyState title={words.emptyTitle} />;
  };

  return (
    <Root className={className}>
      <QueryBar query={query} onQuery={onQuery} searchHint={searchHint} filters={filters} />
      <AsyncView
        value={page}
        what={label}
        loadedAt={loadedAt}
        access={access}
        skeleton={<Skeletons shape={mobile ? 'rows' : 'table'} count={8} />}
        empty={nothing}
      >
        {({ list, total, current, size }) => (
          <>
            <ListRows rows={list} columns={columns} rowKey={rowKey} rowName={rowName} actions={actions} label={label} />
            <Foot>
              <span>{inWords(total)}</span>
              <Pagination
                size="small"
                simple={mobile}
                total={total}
                current={current}
                pageSize={size}
                pageSizeOptions={sizes}
                showSizeChanger={!mobile && total > Math.min(...sizes)}
                hideOnSinglePage={mobile}
                onChange={(nextCurrent, nextSize) =>
                  onQuery({ ...query, current: nextSize === size ? nextCurrent : 1, size: nextSize })
                }
              />
            </Foot>
          </>
        )}
      </AsyncView>
    </Root>
  );
};
