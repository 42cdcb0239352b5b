import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import {
  type Cells,
  pasteAt,
  pastedCells,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './gridRules.js';
import { slideEditorWords } from './locale.js';
import { Cell, Grid, GridFoot } from './SlideForm.styles.js';

export interface CellGridProps {
  /** Names the grid. */
  label: string;
  /** The head as its first row. */
  cells: Cells;
  onChange: (cells: Cells) => void;
  disabled: boolean;
  /** Rows and columns at most, the head among them. */
  most: { readonly rows: number; readonly columns: number };
  /** Whether something is wrong with a cell. */
  isWrong?: (value: string, row: number, column: number) => boolean;
  /** The first cell of the head is a corner without words. */
  corner?: boolean;
  /** Characters that a cell takes. */
  longest: number;
}

/** Cells that are changed in place: arrows up and down and Enter go through a column, cells of a spreadsheet are pasted. */
export const CellGrid = (props: CellGridProps) => {
  const { label, cells, onChange, disabled, most, isWrong, corner = false, longest } = props;
  const words = useWords(slideEditorWords);
  const width = cells[0]?.length ?? 0;
  const least = corner ? 2 : 1;
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/u.test(text.trimEnd())) return;
    event.preventDefault();
    onChange(pasteAt(cells, pastedCells(text), row, column, most));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[data-cell="${row + by} ${column}"]`)
      ?.focus();
  };
  const nameOf = (row: number, column: number) => (row === 0 ? words.head(column + 1) : words.cell(row, column + 1));
  return (
    <>
      <Grid>
        <table aria-label={label}>
          <tbody>
            {cells.map((line, row) => (
              <tr key={`${row}`}>
                {line.map((value, column) => {
                  const wrong = isWrong?.(value, row, column) === true;
                  return (
                    <td key={`${column}`}>
                      {corner && row === 0 && column === 0 ? null : (
                        <Cell
                          data-cell={`${row} ${column}`}
                          data-head={row === 0 ? '' : undefined}
                          aria-label={nameOf(row, column)}
                          aria-invalid={wrong || undefined}
                          value={value}
                          maxLength={longest}
                          disabled={disabled}
                          onChange={({ target }) => onChange(withCell(cells, row, column, target.value))}
                          onPaste={(event) => onPaste(event, row, column)}
                          onKeyDown={(event) => onKeyDown(event, row, column)}
                        />
                      )}
                    </td>
                  );
                })}
                <td>
                  {row > 0 && !disabled && (
                    <IconButton
                      size="small"
                      label={words.removeRow(row)}
                      icon={<DeleteOutlined />}
                      onClick={() => onChange(withoutRow(cells, row))}
                    />
                  )}
                </td>
              </tr>
            ))}
            {!disabled && width > least && (
              <tr>
                {cells[0]?.map((_, column) => (
                  <td key={`${column}`}>
                    {!(corner && column === 0) && (
                      <IconButton
                        size="small"
                        label={words.removeCells(column + 1)}
                        icon={<DeleteOutlined />}
                        onClick={() => onChange(withoutColumn(cells, column))}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Grid>
      {!disabled && (
        <GridFoot>
          <Button size="small" disabled={cells.length >= most.rows} onClick={() => onChange(withRow(cells))}>
            {words.addRow}
          </Button>
          <Button size="small" disabled={width >= most.columns} onClick={() => onChange(withColumn(cells))}>
            {words.addCells}
          </Button>
          <small>{words.gridHint}</small>
        </GridFoot>
      )}
    </>
  );
};
