import { useModifyDocuments } from '@console/api/hooks/documents';
import { attempt } from '../../../actions/attempt.js';
import { mapAsync } from '@console/base';
import { AsyncSelect, FormField, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useAllBases } from '../tree/useAllBases.js';
import { useDocumentsWords } from './documentsWords.js';

interface Fields {
  target: string | undefined;
}

export interface MoveDialogProps {
  knowledgeBaseId: string;
  /** The documents; none: it is closed. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts several documents into another base. */
export const MoveDialog = ({ knowledgeBaseId, ids, onClose, onDone }: MoveDialogProps) => {
  const words = useDocumentsWords();
  const { form } = useDictionary();
  const rules = useRules();
  const message = useMessage();
  const edit = useEdit(`moveDocuments:${knowledgeBaseId}`);
  const modify = useModifyDocuments();
  const bases = useAllBases();
  const save = async ({ target = '' }: Fields) => {
    const idList = [...ids];
    await modify.run({ idList, knowledgeBaseId: target }, { quiet: true });
    const name = bases.state === 'ready' ? (bases.data.find(({ id }) => id === target)?.name ?? '') : '';
    message.success(words.moved(idList.length, name), {
      label: form.undo,
      onClick: () => void attempt(() => modify.run({ idList, knowledgeBaseId })),
    });
    onDone();
  };
  return (
    <FormDialog<Fields>
      recordKey={ids.length > 0 ? 'move' : undefined}
      title={words.moveTitle(ids.length)}
      verb={words.moveVerb}
      initial={{ target: undefined }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="target" label={words.target} extra={words.targetHelp} rules={[rules.chosen(words.target)]}>
        <AsyncSelect
          showSearch
          optionFilterProp="label"
          what={words.target}
          options={mapAsync(bases, (all) =>
            all.filter(({ id }) => id !== knowledgeBaseId).map(({ id, name }) => ({ value: id, label: name })),
          )}
        />
      </FormField>
    </FormDialog>
  );
};
