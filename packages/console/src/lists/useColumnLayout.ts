import { type ColumnLayout, defaultLayout, type ListColumn } from '@console/ui/data-list';
import { useState } from 'react';
import { useUser } from '../session/UserContext.js';
import { inStorage } from '../state/keepers.js';

const MOST = 100;
const LONGEST = 40;

/** Keys of columns, as far as they are any; anyone may have written what was kept. */
const keysIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .filter((one): one is string => typeof one === 'string' && one.length <= LONGEST)
    .slice(0, MOST);

const parse = (kept: unknown): ColumnLayout | undefined =>
  typeof kept === 'object' && kept !== null
    ? { order: keysIn(Reflect.get(kept, 'order')), hidden: keysIn(Reflect.get(kept, 'hidden')) }
    : undefined;

/**
 * How the reader arranged the columns of a list, kept in the browser for the next visit, also over signing out: it says
 * nothing of what the list holds.
 */
export const useColumnLayout = <Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
): readonly [ColumnLayout, (layout: ColumnLayout) => void] => {
  const { userId } = useUser();
  const keeper = inStorage(() => localStorage, `columns:${userId}:${list}`, parse);
  const [layout, setLayout] = useState(() => keeper.read());
  return [
    layout ?? defaultLayout(columns),
    (next) => {
      setLayout(next);
      keeper.write(next);
    },
  ];
};
