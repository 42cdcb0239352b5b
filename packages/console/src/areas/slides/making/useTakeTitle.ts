import type { SelectOption } from '@console/ui/forms';
import { Form } from 'antd';
import { useRef } from 'react';
import { type DeckFields, LONGEST_TITLE } from './deckFields.js';

/** Makes the name of what was chosen the title, as long as nobody typed another. */
export const useTakeTitle = (): ((option: SelectOption) => void) => {
  const form = Form.useFormInstance<DeckFields>();
  const given = useRef<string>(undefined);
  return ({ label }) => {
    const title = form.getFieldValue('title');
    if (typeof title === 'string' && title.trim() !== '' && title !== given.current) return;
    given.current = [...label].slice(0, LONGEST_TITLE).join('').trim();
    form.setFieldValue('title', given.current);
  };
};
