import { type ReactNode, useMemo } from 'react';
import { useLatest } from '../latest/useLatest.js';
import { keyAt } from './selection.js';
import type { ListColumn, RowAction } from './types.js';

/** What is drawn of rows, whatever their shape: the table and the two-line rows share it. */
export interface RowsProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  /** Opens a row: Enter, a click on it, or its name. */
  onOpen?: (row: Row) => void;
  /** The address of a row's own page: its name becomes a real link to it. */
  hrefOf?: (row: Row) => string;
  /** Whether a row can be chosen. Left out, every row can be where rows are chosen at all. */
  selectable?: (row: Row) => boolean;
}

/** One column, without what it reads from a row. */
export interface ColumnView {
  readonly key: string;
  readonly title: string;
  readonly width: number | undefined;
  readonly align: 'start' | 'end';
  readonly quiet: boolean;
  readonly sortable: boolean;
  readonly mobile: ListColumn<object>['mobile'];
}

/** What stands in one cell. */
export interface CellView extends Pick<ColumnView, 'key' | 'width' | 'align' | 'quiet' | 'mobile'> {
  readonly content: ReactNode;
}

/** What is drawn of one row. */
export interface DrawnRow {
  readonly key: string;
  readonly name: string;
  /** The address of its own page. */
  readonly href: string | undefined;
  readonly selectable: boolean;
  readonly cells: readonly CellView[];
  /** What they do is looked up when they are pressed. Left out, there is no place for them. */
  readonly actions: readonly RowAction[] | undefined;
}

/** Rows known by their place, so that what draws them need not know their shape. */
export interface RowView {
  readonly columns: readonly ColumnView[];
  readonly hasActions: boolean;
  readonly keyOf: (index: number) => string;
  readonly isSelectable: (index: number) => boolean;
  readonly rowAt: (index: number) => DrawnRow;
  /** Opens the row there. The same function as long as rows can be opened at all. */
  readonly open: ((index: number) => void) | undefined;
}

const NO_ROW: DrawnRow = { key: '', name: '', href: undefined, selectable: false, cells: [], actions: undefined };

/** The rows as what draws them takes them. The same object for the same props. */
export const useRowView = <Row extends object>(props: RowsProps<Row>): RowView => {
  const { rows, columns, rowKey, rowName, actions, onOpen, hrefOf, selectable } = props;
  const openAt = useLatest((index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  });
  const act = useLatest(({ index, key }: { index: number; key: string }) => {
    const row = rows[index];
    if (row !== undefined)
      actions?.(row)
        .find((action) => action.key === key)
        ?.onClick();
  });
  const open = onOpen && openAt;

  return useMemo(() => {
    const drawn = new Map<number, DrawnRow>();
    const draw = (row: Row, index: number): DrawnRow => ({
      key: rowKey(row),
      name: rowName(row),
      href: hrefOf?.(row),
      selectable: selectable?.(row) ?? true,
      cells: columns.map(({ key, width, align = 'start', quiet = false, mobile, render }) => ({
        key,
        width,
        align,
        quiet,
        mobile,
        content: render(row),
      })),
      actions: actions?.(row).map((action) => ({ ...action, onClick: () => act({ index, key: action.key }) })),
    });
    return {
      columns: columns.map(({ key, title, width, align = 'start', quiet = false, sortable = false, mobile }) => ({
        key,
        title,
        width,
        align,
        quiet,
        sortable,
        mobile,
      })),
      hasActions: actions !== undefined,
      keyOf: (index) => keyAt(rows, index, rowKey),
      isSelectable: (index) => {
        const row = rows[index];
        return row !== undefined && (selectable?.(row) ?? true);
      },
      rowAt: (index) => {
        const row = rows[index];
        if (row === undefined) return NO_ROW;
        const known = drawn.get(index) ?? draw(row, index);
        drawn.set(index, known);
        return known;
      },
      open,
    };
  }, [rows, columns, rowKey, rowName, actions, hrefOf, selectable, open, act]);
};

/** A click that is meant for the row and not for something in it, nor the end of marking words. */
export const isRowClick = (target: EventTarget, row: Element): boolean => {
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return false;
  const control = target.closest('a, button, input, label, textarea, select, [role="menuitem"]');
  return control === null && row.contains(target);
};
