import type { KnowledgeBase } from '@console/api/contract';
import { useAddKnowledgeBase, useModifyKnowledgeBase } from '@console/api/hooks/knowledgeBases';
import { useMessage } from '@console/ui/provider';
import { NameField, NoteField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import type { Edit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { roleIdsOf, type SeenBy, seenByOf, SeenByFields } from '../../pickers/SeenByFields.js';
import { useKnowledgeWords } from './knowledgeWords.js';

interface Fields extends SeenBy {
  name: string;
  description: string;
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
  const { knowledge } = useKnowledgeWords();
  const { form: words } = useDictionary();
  const message = useMessage();
  const add = useAddKnowledgeBase();
  const modify = useModifyKnowledgeBase();

  const save = async ({ name, description, ...seen }: Fields) => {
    const fields = { name: name.trim(), description: description.trim(), roleIds: roleIdsOf(seen) };
    if (base === undefined) {
      const created = await add.run(fields, { quiet: true });
      message.success(knowledge.created);
      onCreated(created);
    } else {
      await modify.run({ id: base.id, ...fields }, { quiet: true });
      message.success(knowledge.saved);
    }
  };

  return (
    <FormDialog<Fields>
      recordKey={open ? (base?.id ?? 'new') : undefined}
      title={base === undefined ? knowledge.create : knowledge.rename}
      verb={base === undefined ? words.create : words.save}
      initial={{ name: base?.name ?? '', description: base?.description ?? '', ...seenByOf(base) }}
      edit={edit}
      onSubmit={save}
      staysOpen={base === undefined}
      onClose={onClose}
    >
      <NameField name="name" label={knowledge.name} />
      <NoteField name="description" label={knowledge.description} help={knowledge.descriptionHelp} lines={3} counted />
      <SeenByFields />
    </FormDialog>
  );
};
