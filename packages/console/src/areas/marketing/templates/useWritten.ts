import type { TemplateContent } from '@console/api/contract';
import { Form, type FormInstance } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { TemplateFields, TemplateKind, TemplateRow } from './templateKind.js';

export interface WrittenProps<Row extends TemplateRow, Fields extends TemplateFields> {
  kind: TemplateKind<Row, Fields>;
  /** As it was saved; undefined for a new one. */
  row: Row | undefined;
  form: FormInstance<Fields>;
}

/** What the fields say by now. Typing goes first: what is checked and drawn comes after it, and not for every key. */
export const useWritten = <Row extends TemplateRow, Fields extends TemplateFields>({
  kind,
  row,
  form,
}: WrittenProps<Row, Fields>): TemplateContent => {
  const saved = useMemo(() => (row ? kind.fieldsOf(row) : kind.blank), [kind, row]);
  const typed = useDeferredValue(Form.useWatch<Partial<Fields> | undefined>([], form));
  return useMemo(() => kind.contentOf({ ...saved, ...typed }), [kind, saved, typed]);
};
