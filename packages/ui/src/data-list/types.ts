import { type Async, ready } from '@console/base';
import type { ReactNode } from 'react';

/** One page of a list, as the calls reply it. */
export interface ListPage<Row> {
  readonly list: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
  /** From 1. */
  readonly current: number;
  /** Rows on a page. */
  readonly size: number;
}

/** By which column, and which way round. */
export interface ListOrder {
  readonly column: string;
  readonly asc: boolean;
}

/** What the reader asked for. The owner keeps it, usually in the address. */
export interface ListQuery {
  /** From 1. */
  readonly current: number;
  readonly size: number;
  /** Trimmed. Left out: everything. */
  readonly search?: string;
  /** Value by the filter's key. A filter that is not set is left out. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Left out: the order that the list comes in. */
  readonly order?: ListOrder;
}

export interface ListFilterOption {
  readonly value: string;
  readonly label: string;
}

/** A select in the query row. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  /**
   * With `multiple`, no value may hold a comma. Where they are loaded: a failed load is said in the select's place, with
   * a way to try again.
   */
  readonly options: readonly ListFilterOption[] | Async<readonly ListFilterOption[]>;
  /** What is shown where nothing is chosen. Default: all. */
  readonly unset?: string;
  /** Several at once; the query holds them joined by commas. Default false. */
  readonly multiple?: boolean;
  /**
   * The reader has typed into the select, and paused: `options` becomes what is found, and keeps the one that is chosen. Left
   * out: there is nothing to type. Not with `multiple`.
   */
  readonly onSearch?: (text: string) => void;
}

export interface ListColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Pixels. Left out, the column shares what is left. */
  readonly width?: number;
  /** Numbers stand at the end. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Second text: what does not decide. Default false. */
  readonly quiet?: boolean;
  /** The list can be ordered by it; `key` becomes the order's column. Default false. */
  readonly sortable?: boolean;
  /** Left out of the table until the reader asks for it in the column settings. Default false. */
  readonly hidden?: boolean;
  /** Place in the two lines of the mobile form. Left out, the column is not drawn there. */
  readonly mobile?: 'first' | 'firstEnd' | 'second' | 'secondEnd';
}

/** Something to do with one row. The first two stand as words, the rest are in a menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
  /** It destroys something. Default false. */
  readonly danger?: boolean;
  /** Why it can't be done now. Set, it is drawn as not available and says why. */
  readonly unavailable?: string;
}

/** Something to do with every selected row. The first is the one most often wanted. */
export interface BatchAction {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
  /** It destroys something. Default false. */
  readonly danger?: boolean;
  /** Why it can't be done with this selection. Set, it is drawn as not available and says why. */
  readonly unavailable?: string;
}

/** What can be chosen in a filter, as far as it is known. */
export const optionsOf = ({ options }: Pick<ListFilter, 'options'>): Async<readonly ListFilterOption[]> =>
  'state' in options ? options : ready(options);

/** The values set in one filter. */
export const filterValues = (query: ListQuery, key: string): string[] => {
  const value = query.filters?.[key] ?? '';
  return value === '' ? [] : value.split(',');
};

/** Whether anything narrows the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  (query.search ?? '') !== '' || Object.keys(query.filters ?? {}).length > 0;

/** The same list from its first page, with one filter set, or taken away by an empty value. */
export const withFilter = (query: ListQuery, key: string, value: string): ListQuery => {
  const { [key]: _, ...rest } = query.filters ?? {};
  return { ...query, current: 1, filters: value === '' ? rest : { ...rest, [key]: value } };
};

/** The same list from its first page, searched for something. */
export const withSearch = (query: ListQuery, text: string): ListQuery => {
  const { search: _, ...rest } = query;
  const search = text.trim();
  return { ...rest, current: 1, ...(search !== '' && { search }) };
};

/** The whole list from its first page, in the order it has. */
export const withoutConditions = ({ size, order }: ListQuery): ListQuery => ({
  current: 1,
  size,
  ...(order && { order }),
});

/** The list from its first page, in the next order of that column: ascending, descending, as it comes. */
export const withNextOrder = (query: ListQuery, column: string): ListQuery => {
  const { order, ...rest } = query;
  if (order?.column !== column) return { ...rest, current: 1, order: { column, asc: true } };
  return order.asc ? { ...rest, current: 1, order: { column, asc: false } } : { ...rest, current: 1 };
};

/** Two queries that differ in page, size or order alone have the same rows in them all, and the same text here. */
export const conditionsKey = ({ search = '', filters = {} }: ListQuery): string =>
  JSON.stringify([search, Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
