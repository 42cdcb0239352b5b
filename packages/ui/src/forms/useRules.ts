import { isEmail, isName, isPhone, isStrongPassword, PHONE_MAX, USERNAME_MAX } from '@console/base';
import type { FormRule } from 'antd';
import { useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { formWords } from './locale.js';

export interface Rules {
  /** Something must be typed: "请输入" and the label. Spaces alone are nothing. */
  required: (label: string) => FormRule;
  /** Something must be chosen: "请选择" and the label. */
  chosen: (label: string) => FormRule;
  /** Characters without the spaces around them. */
  length: (min: number, max: number) => FormRule;
  /** Letters of Chinese or Latin script, digits and a few signs. */
  name: FormRule;
  /** A mainland mobile number. */
  phone: FormRule;
  email: FormRule;
  /** Required, 1 to 50 characters. */
  username: FormRule[];
  oldPassword: FormRule;
  /** Required, and strong for the username that stands in that field. */
  newPassword: (usernameField: string) => FormRule[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A rule about what was typed. An empty field is none of its business: that is what `required` is for. */
const about = (holds: (text: string) => boolean, message: string): FormRule => ({
  validator: (_rule, value: unknown) => {
    const text = textOf(value);
    return text === '' || holds(text) ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

/** The product's field rules as rules of antd's Form, in the reader's language. */
export const useRules = (): Rules => {
  const words = useWords(formWords);
  return useMemo(() => {
    const length = (min: number, max: number) =>
      about((text) => text.length >= min && text.length <= max, words.length(min, max));
    const filled = (message: string): FormRule => ({ required: true, whitespace: true, message });
    return {
      required: (label) => filled(words.required(label)),
      chosen: (label) => ({ required: true, message: words.chosen(label) }),
      length,
      name: about(isName, words.name),
      phone: about((text) => text.length <= PHONE_MAX && isPhone(text), words.phone),
      email: about(isEmail, words.email),
      username: [filled(words.username), length(1, USERNAME_MAX)],
      oldPassword: { required: true, message: words.oldPassword },
      newPassword: (usernameField) => [
        { required: true, message: words.newPassword },
        ({ getFieldValue }) => ({
          validator: (_rule, value: unknown) => {
            const password = typeof value === 'string' ? value : '';
            if (password === '' || isStrongPassword(password, textOf(getFieldValue(usernameField)))) {
              return Promise.resolve();
            }
            return Promise.reject(new Error(words.strongPassword));
          },
        }),
      ],
    };
  }, [words]);
};
