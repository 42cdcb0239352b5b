import { type KeyboardEvent, memo, useId, useState } from 'react';
import { isComposing } from '../chat/composing.js';
import { useWords } from '../locale/useWords.js';
import { importWords } from './locale.js';
import { Message, Value } from './RowsTable.styles.js';
import type { ImportField } from './types.js';

export interface RowCellProps {
  row: number;
  field: ImportField;
  value: string;
  /** What is wrong with it. */
  problem: string | undefined;
  /** Left out, the value is only read. */
  onMend?: (change: { row: number; key: string; value: string }) => void;
}

/** One value of a row: Enter takes what was typed and goes on to the next fault, Escape brings the old value back. */
export const RowCell = memo(({ row, field, value, problem, onMend }: RowCellProps) => {
  const words = useWords(importWords);
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { key, label, kind, options = [] } = field;
  const message = problem !== undefined && <Message id={id}>{problem}</Message>;
  const place = { role: 'cell', 'data-label': label };

  if (onMend === undefined)
    return (
      <div {...place}>
        <div data-plain="">{value}</div>
        {message}
      </div>
    );

  const take = (typed: string | undefined) => {
    setDraft(undefined);
    if (typed !== undefined && typed.trim() !== value) onMend({ row, key, value: typed });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && draft !== undefined) {
      // The drawer would close at it.
      event.stopPropagation();
      setDraft(undefined);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const next = nextFault(event.currentTarget);
      // Leaving the field takes its value.
      if (next) next.focus();
      else take(draft);
    }
  };
  const shared = {
    'aria-label': words.cell(row, label),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : id,
    title: value,
  };
  return (
    <div {...place}>
      {kind === 'enum' ? (
        <Value as="select" {...shared} value={value} onChange={({ target }) => take(target.value)}>
          {[...new Set(['', value, ...options])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Value>
      ) : (
        <Value
          {...shared}
          value={draft ?? value}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => take(draft)}
          onKeyDown={onKeyDown}
        />
      )}
      {message}
    </div>
  );
});

/** The faulty field after this one, of those drawn. */
const nextFault = (from: HTMLElement): HTMLElement | undefined => {
  const faults = from.closest('[role="table"]')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  return [...faults].find(
    (one) => one !== from && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
};
