import { formatDateTime } from '@console/base';
import type { ListColumn } from '@console/ui/data-list';
import type { ReactNode } from 'react';

/** What stands in a cell that has nothing to say. */
export const NOTHING = '—';

type Rest<Row> = Partial<Omit<ListColumn<Row>, 'key' | 'title' | 'render'>>;

/**
 * The columns that lists are made of, for rows of one kind: each takes its key, which is also the column that the call
 * orders by, its title, and what it reads from a row.
 */
export const columnsOf = <Row>() => ({
  /** Words; a dash where there are none. */
  text: (
    key: string,
    title: string,
    read: (row: Row) => string | null | undefined,
    rest: Rest<Row> = {},
  ): ListColumn<Row> => ({ key, title, render: (row) => read(row) || NOTHING, ...rest }),

  /** How many there are, with separators. */
  count: (key: string, title: string, read: (row: Row) => number, rest: Rest<Row> = {}): ListColumn<Row> => ({
    key,
    title,
    width: 88,
    align: 'end',
    render: (row) => read(row).toLocaleString(),
    ...rest,
  }),

  /** A moment, to the second. `never` is said where there is none. */
  time: (
    key: string,
    title: string,
    read: (row: Row) => string | null,
    { never = NOTHING, ...rest }: Rest<Row> & { never?: string } = {},
  ): ListColumn<Row> => ({
    key,
    title,
    width: 176,
    quiet: true,
    mobile: 'secondEnd',
    render: (row) => {
      const time = read(row);
      return time === null ? never : formatDateTime(time);
    },
    ...rest,
  }),

  /** The state of a record, as a dot and a word. */
  status: (key: string, title: string, render: (row: Row) => ReactNode, rest: Rest<Row> = {}): ListColumn<Row> => ({
    key,
    title,
    width: 104,
    mobile: 'firstEnd',
    render,
    ...rest,
  }),
});
