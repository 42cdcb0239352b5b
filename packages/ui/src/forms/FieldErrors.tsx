import { Form } from 'antd';
import { useEffect } from 'react';

/** Why single fields were refused, by the fields' names. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ServerErrorsProps {
  /** What the last answer said. Another object is another answer. */
  errors: FieldErrors | undefined;
}

/** `headers.0.value` is the field `value` of the first of `headers`. */
const pathOf = (name: string): (string | number)[] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Stands in a form and draws what a server refused at the fields themselves, with the focus in the first of them. */
export const ServerErrors = ({ errors }: ServerErrorsProps) => {
  const form = Form.useFormInstance();
  useEffect(() => {
    const [first] = Object.keys(errors ?? {});
    if (errors === undefined || first === undefined) return;
    form.setFields(Object.entries(errors).map(([name, message]) => ({ name: pathOf(name), errors: [message] })));
    form.scrollToField(pathOf(first), { focus: true });
  }, [form, errors]);
  return null;
};
