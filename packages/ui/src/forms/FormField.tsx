import { Form, type FormItemProps } from 'antd';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

// Only there to hear that the field was left; it must not stand between the form and its rows.
const Listener = styled.div`
  display: contents;

  /* A message takes the room between two fields: some of it is given back. */
  && > [class*='-form-item-with-help'] {
    margin-bottom: 8px;
  }

  /* The count of characters hangs under its field, over the space before the next one. */
  && > [class*='-form-item']:has([class*='-show-count']) {
    margin-bottom: 32px;
  }
`;

const atLeaving = ['onBlur'];
const atOnce = ['onBlur', 'onChange'];

export interface FormFieldProps extends Omit<FormItemProps, 'children' | 'name'> {
  /** Of the field in its form, and in what the form submits. */
  name: string;
  /** One field. */
  children: ReactElement;
}

/**
 * A labelled field that is checked when it is left, and from then on, or once it is known to be wrong, with every key,
 * so that nobody is told off in the middle of the first try and a mended mistake goes at once. One message at a time.
 */
export const FormField = ({ name, children, ...rest }: FormFieldProps) => {
  const form = Form.useFormInstance();
  const [eager, setEager] = useState(false);
  return (
    <Listener onFocus={() => form.getFieldError(name).length > 0 && setEager(true)} onBlur={() => setEager(true)}>
      <Form.Item validateFirst {...rest} name={name} validateTrigger={eager ? atOnce : atLeaving}>
        {children}
      </Form.Item>
    </Listener>
  );
};
