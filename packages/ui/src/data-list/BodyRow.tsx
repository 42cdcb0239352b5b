import { memo, type PointerEvent } from 'react';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { Check } from './Check.js';
import { RowActions } from './RowActions.js';
import { RowName } from './RowName.js';
import type { DrawnRow, RowView } from './rowView.js';
import { sameRowProps } from './sameRow.js';
import { Cell, CELL_PADDING } from './table.styles.js';

/** Pixels that the words of a column without a width get at least; narrower, the table scrolls. */
const LEAST = 136;

export interface BodyRowProps extends Pick<RowView, 'open'> {
  row: DrawnRow;
  index: number;
  /** Place among all rows of the list, with its head as the first. */
  place: number;
  /** Left out where rows are not chosen. */
  selected: boolean | undefined;
  /** Told to turn the choice of a row. `range`: of all from the row turned last. */
  onToggle: (event: { index: number; range: boolean }) => void;
  opened: boolean;
  /** Tab comes to this row. Left out where rows take no focus. */
  reachable: boolean | undefined;
}

/** What is cut off is shown whole on hover. */
const showWhole = ({ currentTarget: cell }: PointerEvent<HTMLElement>): void => {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
};

export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, open, index, place, selected, onToggle, opened, reachable } = props;
  const words = useWords(listWords);
  return (
    <tr
      data-index={index}
      data-selected={selected === true}
      data-opened={opened}
      data-live={open !== undefined}
      aria-rowindex={place}
      aria-selected={reachable === undefined || !row.selectable ? undefined : selected}
      aria-current={opened || undefined}
      tabIndex={reachable === undefined ? undefined : reachable ? 0 : -1}
    >
      {selected !== undefined && (
        <td className="check">
          <Check
            label={words.selectRow(row.name)}
            checked={selected}
            disabled={!row.selectable}
            onChange={({ nativeEvent }) =>
              onToggle({ index, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
            }
          />
        </td>
      )}
      {row.cells.map(({ key, width, align, quiet, content }, column) => (
        <td key={key} data-end={align === 'end'}>
          <Cell
            $least={width === undefined ? LEAST : width - CELL_PADDING}
            data-quiet={quiet}
            onPointerEnter={showWhole}
          >
            {column === 0 ? (
              <RowName index={index} href={row.href} open={open}>
                {content}
              </RowName>
            ) : (
              content
            )}
          </Cell>
        </td>
      ))}
      {row.actions && (
        <td className="actions">
          <RowActions actions={row.actions} rowName={row.name} />
        </td>
      )}
    </tr>
  );
}, sameRowProps);
