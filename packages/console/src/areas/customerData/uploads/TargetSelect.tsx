import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useUploadWords } from './uploadWords.js';

export interface TargetSelectProps {
  /** Of the column in the file. */
  title: string;
  /** The field that it is. */
  target: string;
  options: readonly { value: string; label: string }[];
  onChange: (target: string) => void;
}

/** The field that a column of a file is. */
export const TargetSelect = ({ title, target, options, onChange }: TargetSelectProps) => {
  const words = useUploadWords();
  return (
    <Select
      aria-label={words.targetOf(title)}
      value={target}
      options={[...options]}
      style={{ width: 168 }}
      onChange={onChange}
    />
  );
};

/** The same as a cell of a table. */
export const targetCell = (props: TargetSelectProps): ReactNode => <TargetSelect {...props} />;
