import { memo } from 'react';
import { useWords } from '../locale/useWords.js';
import { Status } from '../states/Status.js';
import type { StatusTone } from '../states/states.styles.js';
import { ConflictCell } from './ConflictCell.js';
import type { Choice, RowState } from './importState.js';
import { importWords } from './locale.js';
import { RowCell, type RowCellProps } from './RowCell.js';
import { Line, Message, tracksOf } from './RowsTable.styles.js';
import type { ImportField, ImportRow, RowConflict, RowProblem } from './types.js';

export interface RowLineProps {
  fields: readonly ImportField[];
  one: ImportRow;
  standing: RowState;
  problems: readonly RowProblem[];
  /** What is good to know about it. */
  note?: string | undefined;
  /** It is there with something else, and what was chosen. */
  conflict?: RowConflict | undefined;
  choice?: Choice | undefined;
  /** Left out, nothing can be chosen any more. */
  onDecide?: (rows: readonly number[], choice: Choice) => void;
  /** Its place among those shown, from 0. */
  index: number;
  /** Pixels from the first. */
  top: number;
  measure: (element: Element | null) => void;
  /** It has the focus, or -1: none has. */
  onFocused: (index: number) => void;
  onMend?: RowCellProps['onMend'];
}

const tones: Record<RowState, StatusTone> = {
  new: 'ok',
  same: 'off',
  conflict: 'warning',
  kept: 'off',
  changed: 'warning',
  wrong: 'error',
  checking: 'running',
  taken: 'ok',
  refused: 'error',
  lost: 'warning',
  waiting: 'off',
};

/** One row of the file. */
export const RowLine = memo((props: RowLineProps) => {
  const { fields, one, standing, problems, note, conflict, choice, index, top, measure, onFocused, onMend, onDecide } =
    props;
  const words = useWords(importWords);
  const { row, values } = one;
  const whole = problems.filter(({ field }) => !fields.some(({ key }) => key === field));
  return (
    <Line
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      $tracks={tracksOf(fields)}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => onFocused(index)}
      onBlur={() => onFocused(-1)}
    >
      <div role="rowheader" data-plain="" data-row="">
        {words.row(row)}
      </div>
      <div role="cell" data-plain="">
        <Status tone={tones[standing]}>{words.states[standing]}</Status>
      </div>
      {fields.map((field) => (
        <RowCell
          key={field.key}
          row={row}
          field={field}
          value={values[field.key] ?? ''}
          problem={problems.find((problem) => problem.field === field.key)?.message}
          {...(onMend && { onMend })}
        />
      ))}
      {whole.map(({ message }) => (
        <Message role="cell" key={message}>
          {message}
        </Message>
      ))}
      {note !== undefined && problems.length === 0 && (
        <Message role="cell" data-note="">
          {note}
        </Message>
      )}
      {conflict && problems.length === 0 && (
        <ConflictCell
          conflict={conflict}
          value={values[conflict.field] ?? ''}
          choice={choice}
          {...(onDecide && { onDecide })}
        />
      )}
    </Line>
  );
});
