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

/** What the reader asked for. The owner keeps it, usually in the address. */
export interface ListQuery {
  /** From 1. */
  readonly current: number;
  readonly size: number;
  /** Trimmed. Left out: everything. */
  readonly search?: string;
  /** Value by the filter's key. A filter that is not set is left out. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** A select in the query row. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
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

/** The whole list from its first page. */
export const withoutConditions = ({ size }: ListQuery): ListQuery => ({ current: 1, size });
