import type { KnowledgeBase } from '@console/api/contract';
import { useAddKnowledgeBase, useModifyKnowledgeBase } from '@console/api/hooks/knowledgeBases';
import { Dialog } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { NameField, NoteField } from '../../forms/fields.js';
import { KeptFields } from '../../forms/KeptFields.js';
import type { Edit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useDictionary } from '../../locale/useDictionary.js';

interface Fields {
  name: string;
  description?: string;
}

export interface KnowledgeBaseDialogProps {
  open: boolean;
  /** The base to change; left out, a new one is made. */
  base?: KnowledgeBase;
  edit: Edit;
  onClose: () => void;
  /** Told the id of a new base. It closes the dialog by going there. */
  onCreated: (created: { id: string }) => void;
}

export const KnowledgeBaseDialog = ({ open, base, edit, onClose, onCreated }: KnowledgeBaseDialogProps) => {
  const { knowledge, form: words } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const add = useAddKnowledgeBase();
  const modify = useModifyKnowledgeBase();
  const { problem, submit, forget } = useSubmission();
  const initial = { name: base?.name ?? '', description: base?.description ?? '' };

  const close = () => {
    forget();
    onClose();
  };
  const onSubmit = async ({ name, description = '' }: Fields) => {
    const fields = { name: name.trim(), description: description.trim() };
    return submit(async () => {
      if (base === undefined) {
        const created = await add.run(fields, { quiet: true });
        forget();
        edit.setDirty(false);
        message.success(knowledge.created);
        onCreated(created);
      } else {
        await modify.run({ id: base.id, ...fields }, { quiet: true });
        message.success(knowledge.saved);
        close();
      }
    });
  };

  return (
    <Dialog<Fields>
      open={open}
      title={base === undefined ? knowledge.create : knowledge.rename}
      verb={base === undefined ? words.create : words.save}
      form={form}
      initialValues={initial}
      dirty={edit.dirty}
      onTouch={() => edit.setDirty(true)}
      onClose={close}
      onSubmit={onSubmit}
      {...(problem && { problem })}
    >
      <KeptFields key={base?.id ?? 'new'} edit={edit} fill={() => form.setFieldsValue(initial)} />
      <NameField name="name" label={knowledge.name} />
      <NoteField name="description" label={knowledge.description} help={knowledge.descriptionHelp} lines={3} counted />
    </Dialog>
  );
};
