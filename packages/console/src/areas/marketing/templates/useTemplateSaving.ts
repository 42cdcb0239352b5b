import { useMessage } from '@console/ui/provider';
import type { FormInstance } from 'antd';
import type { Edit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import type { TemplateCalls, TemplateFields, TemplateKind, TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

interface SavingOptions<Row extends TemplateRow, Fields extends TemplateFields> {
  kind: TemplateKind<Row, Fields>;
  calls: TemplateCalls<Row, Fields>;
  /** Undefined: a new one. */
  id: string | undefined;
  edit: Edit;
  form: FormInstance<Fields>;
}

/** Saves what is written. Whoever was overtaken is told, and loses nothing. */
export const useTemplateSaving = <Row extends TemplateRow, Fields extends TemplateFields>(
  options: SavingOptions<Row, Fields>,
) => {
  const { kind, calls, id, edit, form } = options;
  const words = useTemplateWords();
  const message = useMessage();
  const open = useTabNavigate();
  const { problem, submit, forget } = useSubmission();

  const send = async () => {
    // Also those that are not drawn.
    const fields = { ...kind.blank, ...form.getFieldsValue(true) };
    if (id === undefined) {
      const made = await calls.add(fields);
      edit.setDirty(false);
      message.success(words.created);
      open(kind.detail, { id: made.id });
      return;
    }
    const saved = await calls.modify(id, fields);
    form.setFieldsValue({ ...fields, version: saved?.revision ?? fields.version });
    edit.setDirty(false);
    message.success(words.saved);
  };

  const save = async (): Promise<boolean> => {
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    );
    return valid ? submit(send) : false;
  };

  return {
    save,
    problem,
    /** Somebody else had saved: both are to be compared. */
    refused: problem?.reason === 'changed_meanwhile' ? problem : undefined,
    forget,
  };
};

export type TemplateSaving = ReturnType<typeof useTemplateSaving>;
