import { Input } from 'antd';
import { useId } from 'react';
import { Field } from './SlideForm.styles.js';

export interface TextFieldProps {
  label: string;
  value: string;
  /** Characters that it takes. */
  most: number;
  /** Several lines. Default false. */
  long?: boolean;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A text of a page with its label. */
export const TextField = ({ label, value, most, long = false, disabled, onChange }: TextFieldProps) => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <Input.TextArea
          id={id}
          value={value}
          maxLength={most}
          disabled={disabled}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input
          id={id}
          value={value}
          maxLength={most}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
