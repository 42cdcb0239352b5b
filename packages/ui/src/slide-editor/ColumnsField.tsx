import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { SlideColumn } from '@console/base/slides';
import { Button } from 'antd';
import { useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { slideEditorWords } from './locale.js';
import { PointsField } from './PointsField.js';
import { Columns, Field } from './SlideForm.styles.js';
import { TextField } from './TextField.js';

export interface ColumnsFieldProps {
  /** Two at most. */
  columns: readonly SlideColumn[];
  onChange: (columns: readonly SlideColumn[]) => void;
  disabled: boolean;
}

const MOST = 2;

/** The columns of a page beside each other. */
export const ColumnsField = ({ columns, onChange, disabled }: ColumnsFieldProps) => {
  const words = useWords(slideEditorWords);
  const id = useId();
  const set = (at: number, part: Partial<SlideColumn>) =>
    onChange(columns.map((column, one) => (one === at ? { ...column, ...part } : column)));
  return (
    <>
      <Columns>
        {columns.map(({ title, points }, at) => (
          <div key={`${at}`} role="group" aria-label={words.column(at + 1)}>
            <TextField
              label={words.columnTitle(at + 1)}
              value={title}
              most={200}
              disabled={disabled}
              onChange={(value) => set(at, { title: value })}
            />
            <Field>
              <label htmlFor={`${id}-${at}`}>{words.columnPoints(at + 1)}</label>
              <PointsField
                id={`${id}-${at}`}
                points={points}
                describedBy={`${id}-hint`}
                disabled={disabled}
                onChange={(next) => set(at, { points: next })}
              />
            </Field>
            {!disabled && (
              <Button
                size="small"
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => onChange(columns.filter((_, one) => one !== at))}
              >
                {words.removeColumn(at + 1)}
              </Button>
            )}
          </div>
        ))}
      </Columns>
      {columns.length < MOST && !disabled && (
        <div>
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange([...columns, { title: '', points: [] }])}
          >
            {words.addColumn}
          </Button>
        </div>
      )}
      <small id={`${id}-hint`}>{words.pointsHint}</small>
    </>
  );
};
