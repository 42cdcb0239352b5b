import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { Check } from './Check.js';
import type { ColumnView } from './rowView.js';
import { CELL_PADDING, SortButton } from './table.styles.js';
import type { ListOrder } from './types.js';

export interface HeadRowProps {
  columns: readonly ColumnView[];
  order: ListOrder | undefined;
  onSort: (column: string) => void;
  /** How much of the page is chosen. Left out where rows are not chosen. */
  selected: 'none' | 'some' | 'all' | undefined;
  /** Something of the page can be chosen. */
  selectable: boolean;
  onSelectPage: (selected: boolean) => void;
  hasActions: boolean;
}

const SortableTitle = ({ column, order, onSort }: Pick<HeadRowProps, 'order' | 'onSort'> & { column: ColumnView }) => {
  const words = useWords(listWords);
  const sorted = order?.column === column.key;
  const next = !sorted ? 'asc' : order.asc ? 'desc' : 'none';
  return (
    <SortButton
      type="button"
      data-sorted={sorted}
      title={words.sortBy(column.title, next)}
      onClick={() => onSort(column.key)}
    >
      {column.title}
      {sorted && !order.asc ? <ArrowDownOutlined aria-hidden={true} /> : <ArrowUpOutlined aria-hidden={true} />}
    </SortButton>
  );
};

/** The head of the table: it stays in sight, orders by a column, and chooses the page. */
export const HeadRow = ({ columns, order, onSort, selected, selectable, onSelectPage, hasActions }: HeadRowProps) => {
  const words = useWords(listWords);
  const sortOf = ({ key }: ColumnView) => (order?.column !== key ? 'none' : order.asc ? 'ascending' : 'descending');
  return (
    <tr aria-rowindex={1}>
      {selected !== undefined && !selectable && <td className="check">{null}</td>}
      {selected !== undefined && selectable && (
        <th scope="col" className="check">
          <Check
            label={words.selectPage}
            checked={selected === 'all'}
            partly={selected === 'some'}
            onChange={() => onSelectPage(selected !== 'all')}
          />
        </th>
      )}
      {columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          data-end={column.align === 'end'}
          style={column.width === undefined ? undefined : { width: column.width - CELL_PADDING }}
          aria-sort={column.sortable ? sortOf(column) : undefined}
        >
          {column.sortable ? <SortableTitle column={column} order={order} onSort={onSort} /> : column.title}
        </th>
      ))}
      {hasActions && (
        <th scope="col" className="actions">
          {words.actions}
        </th>
      )}
    </tr>
  );
};
