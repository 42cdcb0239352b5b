import { isName } from '@console/base';
import type { Rule } from 'antd/es/form/index.js';
import { useDictionary } from '../locale/useDictionary.js';

/** The rules of a field that names something: required, 50 characters, letters and digits and a few signs. */
export const useNameRule = (label: string): Rule[] => {
  const { form } = useDictionary();
  return [
    { required: true, whitespace: true, message: form.required(label) },
    { max: 50, message: form.maxLength(50) },
    {
      validator: (_rule, value: unknown) =>
        typeof value !== 'string' || value.trim() === '' || isName(value.trim())
          ? Promise.resolve()
          : Promise.reject(new Error(form.nameRule)),
    },
  ];
};
