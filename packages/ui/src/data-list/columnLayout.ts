import type { ListColumn } from './types.js';

/** How the reader arranged the columns. The owner keeps it. Columns it does not name stand at the end, as they come. */
export interface ColumnLayout {
  /** Keys of columns, in order. */
  readonly order: readonly string[];
  /** Keys of columns that are not drawn. */
  readonly hidden: readonly string[];
}

/** The arrangement that the columns come with. */
export const defaultLayout = <Row>(columns: readonly ListColumn<Row>[]): ColumnLayout => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ hidden = false }) => hidden).map(({ key }) => key),
});

/** All columns in the reader's order, shown or not. The first column names the row and stays first. */
export const orderedColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  layout: ColumnLayout,
): readonly ListColumn<Row>[] => {
  const [first, ...rest] = columns;
  if (first === undefined) return [];
  const place = new Map(layout.order.map((key, index) => [key, index]));
  const at = ({ key }: ListColumn<Row>) => place.get(key) ?? layout.order.length;
  return [first, ...rest.toSorted((one, other) => at(one) - at(other))];
};

/** The columns that are drawn, in the reader's order. The first one always is. */
export const shownColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  layout: ColumnLayout,
): readonly ListColumn<Row>[] => {
  const hidden = new Set(layout.hidden);
  return orderedColumns(columns, layout).filter(({ key }, index) => index === 0 || !hidden.has(key));
};

/** The same, with one column drawn or not. */
export const withShown = (layout: ColumnLayout, key: string, shown: boolean): ColumnLayout => ({
  ...layout,
  hidden: shown ? layout.hidden.filter((one) => one !== key) : [...layout.hidden, key],
});

/** The same, with one column taken to the place of another. */
export const withMoved = (keys: readonly string[], layout: ColumnLayout, key: string, to: string): ColumnLayout => {
  const place = keys.indexOf(to);
  const rest = keys.filter((one) => one !== key);
  return place === -1 || !keys.includes(key) ? layout : { ...layout, order: rest.toSpliced(place, 0, key) };
};
