import { type ReactNode, useMemo } from 'react';
import { PageLink } from '../link/PageLink.js';
import { OpenWord } from './table.styles.js';
import type { ListColumn, RowAction } from './types.js';

/** What is drawn of rows, whatever their shape: the table and the two-line rows share it. */
export interface RowsProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  /** Opens a row: Enter, a click on it, or its name. */
  onOpen?: (event: { row: Row }) => void;
  /** The address of a row's own page: its name becomes a real link to it. */
  hrefOf?: (row: Row) => string;
}

/** One column over rows known by their place. */
export interface ColumnView {
  readonly key: string;
  readonly title: string;
  readonly width: number | undefined;
  readonly align: 'start' | 'end';
  readonly quiet: boolean;
  readonly sortable: boolean;
  readonly mobile: ListColumn<object>['mobile'];
  readonly render: (index: number) => ReactNode;
}

/** Rows known by their place, so that what draws them need not know their shape. */
export interface RowView {
  readonly columns: readonly ColumnView[];
  readonly keyOf: (index: number) => string;
  readonly nameOf: (index: number) => string;
  readonly actionsOf: ((index: number) => readonly RowAction[]) | undefined;
  readonly open: ((index: number) => void) | undefined;
}

/** The rows as what draws them takes them. The same object for the same props. */
export const useRowView = <Row extends object>(props: RowsProps<Row>): RowView => {
  const { rows, columns, rowKey, rowName, actions, onOpen, hrefOf } = props;
  return useMemo(() => {
    const at = <T,>(index: number, read: (row: Row) => T, otherwise: T): T => {
      const row = rows[index];
      return row === undefined ? otherwise : read(row);
    };
    const open = onOpen && ((index: number) => at(index, (row) => onOpen({ row }), undefined));
    const opening = (index: number, row: Row, name: ReactNode): ReactNode => {
      if (hrefOf) {
        return (
          <PageLink href={hrefOf(row)} data-opens="" onNavigate={open && (() => open(index))}>
            {name}
          </PageLink>
        );
      }
      if (!open) return name;
      return (
        <OpenWord type="button" data-opens="" onClick={() => open(index)}>
          {name}
        </OpenWord>
      );
    };
    return {
      columns: columns.map(
        ({ key, title, width, align = 'start', quiet = false, sortable = false, mobile, render }) => ({
          key,
          title,
          width,
          align,
          quiet,
          sortable,
          mobile,
          render: (index: number) =>
            at(index, (row) => (key === columns[0]?.key ? opening(index, row, render(row)) : render(row)), null),
        }),
      ),
      keyOf: (index) => at(index, rowKey, ''),
      nameOf: (index) => at(index, rowName, ''),
      actionsOf: actions && ((index) => at(index, actions, [])),
      open,
    };
  }, [rows, columns, rowKey, rowName, actions, onOpen, hrefOf]);
};

/** A click that is meant for the row and not for something in it, nor the end of marking words. */
export const isRowClick = (target: EventTarget, row: Element): boolean => {
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return false;
  const control = target.closest('a, button, input, label, textarea, select, [role="menuitem"]');
  return control === null && row.contains(target);
};
