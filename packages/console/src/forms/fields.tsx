import { FormField, useRules } from '@console/ui/forms';
import { Input, type InputProps, Switch } from 'antd';
import type { FormRule } from 'antd';
import type { ReactNode } from 'react';

interface FieldProps {
  name: string;
  label: string;
  /** Under the field: what it is for. */
  help?: ReactNode;
}

export interface TextFieldProps extends FieldProps, Pick<InputProps, 'disabled' | 'suffix' | 'inputMode'> {
  /** Characters at most. Default 50. */
  max?: number;
  /** Default false. */
  required?: boolean;
  rules?: readonly FormRule[];
}

/** One line of text. */
export const TextField = ({ name, label, help, max = 50, required = false, rules = [], ...input }: TextFieldProps) => {
  const known = useRules();
  return (
    <FormField name={name} label={label} extra={help} rules={[...(required ? [known.required(label)] : []), ...rules]}>
      <Input maxLength={max} autoComplete="off" {...input} />
    </FormField>
  );
};

/** What something is called: required, 50 characters, letters and digits and a few signs. */
export const NameField = (props: FieldProps) => {
  const { name } = useRules();
  return <TextField {...props} required rules={[name]} />;
};

export interface NoteFieldProps extends FieldProps {
  /** Characters at most. Default 500. */
  max?: number;
  /** Lines that it begins with. Default 2. */
  lines?: number;
  /** Says how many characters there are. Default false. */
  counted?: boolean;
  rules?: FormRule[];
}

/** Several lines of text. */
export const NoteField = ({ name, label, help, max = 500, lines = 2, counted = false, rules = [] }: NoteFieldProps) => (
  <FormField name={name} label={label} extra={help} rules={rules}>
    <Input.TextArea
      maxLength={max}
      showCount={counted}
      autoSize={{ minRows: lines, maxRows: Math.max(6, lines + 5) }}
    />
  </FormField>
);

/** Something that is on or off. */
export const SwitchField = ({ name, label, help }: FieldProps) => (
  <FormField name={name} label={label} extra={help} valuePropName="checked">
    <Switch size="small" />
  </FormField>
);
