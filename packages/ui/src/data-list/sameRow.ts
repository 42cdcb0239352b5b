import { isValidElement } from 'react';
import type { CellView, DrawnRow } from './rowView.js';
import type { RowAction } from './types.js';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two contents of a cell look alike. A function is alike only to itself: what it would do is not known. */
export const sameNode = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => sameNode(part, other[index]));
  }
  if (!isValidElement(one) || !isValidElement(other)) return false;
  if (one.type !== other.type || one.key !== other.key || !isRecord(one.props) || !isRecord(other.props)) return false;
  const [before, after] = [one.props, other.props];
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => sameNode(before[name], after[name]));
};

const sameCell = (one: CellView, other: CellView): boolean =>
  one.key === other.key &&
  one.width === other.width &&
  one.align === other.align &&
  one.quiet === other.quiet &&
  one.mobile === other.mobile &&
  sameNode(one.content, other.content);

// Not what they do: that is looked up when they are pressed.
const sameAction = (one: RowAction, other: RowAction): boolean =>
  one.key === other.key &&
  one.label === other.label &&
  one.danger === other.danger &&
  one.unavailable === other.unavailable;

const every = <T>(one: readonly T[], other: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const twin = other[index];
    return twin !== undefined && same(item, twin);
  });

/**
 * Whether a row would be drawn as it stands. Owners give columns and actions anew whenever they draw themselves, which
 * says nothing of the rows: so what came out of them is compared, not they.
 */
export const sameRow = (one: DrawnRow, other: DrawnRow): boolean =>
  one === other ||
  (one.key === other.key &&
    one.name === other.name &&
    one.href === other.href &&
    one.selectable === other.selectable &&
    every(one.cells, other.cells, sameCell) &&
    (one.actions === undefined || other.actions === undefined
      ? one.actions === other.actions
      : every(one.actions, other.actions, sameAction)));

/** For `memo`: the row as `sameRow` has it, all else as it is. */
export const sameRowProps = <Props extends { row: DrawnRow }>(before: Props, after: Props): boolean => {
  const { row: one, ...rest } = before;
  const { row: other, ...others } = after;
  const now = new Map<string, unknown>(Object.entries(others));
  return sameRow(one, other) && Object.entries(rest).every(([name, value]) => Object.is(value, now.get(name)));
};
