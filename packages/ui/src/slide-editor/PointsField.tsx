import type { SlidePoint } from '@console/base/slides';
import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { indentLines, pointsText, readPoints, samePoints } from './pointsText.js';

export interface PointsFieldProps {
  /** Of the field, for its label. */
  id: string;
  points: readonly SlidePoint[];
  onChange: (points: readonly SlidePoint[]) => void;
  disabled: boolean;
  /** Id of what explains the field. */
  describedBy: string;
}

/** Points of a page as one text. What is typed stays as it is typed; the owner is told of the points that it makes. */
export const PointsField = ({ id, points, onChange, disabled, describedBy }: PointsFieldProps) => {
  const [typed, setTyped] = useState(() => pointsText(points));
  // After Escape the next Tab is the page's own.
  const [free, setFree] = useState(false);
  const text = samePoints(readPoints(typed), points) ? typed : pointsText(points);
  const take = (next: string) => {
    setTyped(next);
    const made = readPoints(next);
    if (!samePoints(made, points)) onChange(made);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    setFree(event.key === 'Escape');
    if (event.key !== 'Tab' || free) return;
    event.preventDefault();
    const field = event.currentTarget;
    const next = indentLines({ text, start: field.selectionStart, end: field.selectionEnd }, !event.shiftKey);
    take(next.text);
    // The field has the new text once it is drawn.
    requestAnimationFrame(() => field.setSelectionRange(next.start, next.end));
  };
  return (
    <Input.TextArea
      id={id}
      value={text}
      disabled={disabled}
      aria-describedby={describedBy}
      autoSize={{ minRows: 3, maxRows: 12 }}
      onChange={({ target }) => take(target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => setFree(false)}
    />
  );
};
