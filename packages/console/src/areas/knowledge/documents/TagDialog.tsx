import { TAG_LENGTH } from '@console/api/contract';
import { useListDocumentTags, useModifyDocuments } from '@console/api/hooks/documents';
import { mapAsync } from '@console/base';
import { AsyncSelect, FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDocumentsWords } from './documentsWords.js';

interface Fields {
  addTags: string[];
  removeTags: string[];
}

export interface TagDialogProps {
  knowledgeBaseId: string;
  /** The documents; none: it is closed. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

const tidy = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** Adds tags to several documents, and takes others away. */
export const TagDialog = ({ knowledgeBaseId, ids, onClose, onDone }: TagDialogProps) => {
  const words = useDocumentsWords();
  const message = useMessage();
  const open = ids.length > 0;
  const edit = useEdit(`documentTags:${knowledgeBaseId}`);
  const tags = useListDocumentTags(open ? { id: knowledgeBaseId } : null);
  const modify = useModifyDocuments();
  const options = mapAsync(tags.state, (list) =>
    list.map(({ tag, count }) => ({ value: tag, label: `${tag} ${count}` })),
  );
  const isShort = (_rule: unknown, chosen: readonly string[] = []) =>
    chosen.some((tag) => tag.trim().length > TAG_LENGTH) ? Promise.reject(new Error(words.tagLong)) : Promise.resolve();
  const save = async (fields: Fields) => {
    await modify.run(
      { idList: [...ids], addTags: tidy(fields.addTags), removeTags: tidy(fields.removeTags) },
      { quiet: true },
    );
    message.success(words.tagged);
    onDone();
  };
  return (
    <FormDialog<Fields>
      recordKey={open ? 'tags' : undefined}
      title={words.tagTitle(ids.length)}
      verb={words.tag}
      initial={{ addTags: [], removeTags: [] }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="addTags" label={words.addTags} extra={words.addTagsHelp} rules={[{ validator: isShort }]}>
        <AsyncSelect mode="tags" tokenSeparators={[',', '，']} what={words.tags} options={options} />
      </FormField>
      <FormField
        name="removeTags"
        label={words.removeTags}
        dependencies={['addTags']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, removed: readonly string[] = []) =>
              removed.length + (getFieldValue('addTags') ?? []).length === 0
                ? Promise.reject(new Error(words.tagNone))
                : Promise.resolve(),
          }),
        ]}
      >
        <AsyncSelect mode="multiple" what={words.tags} options={options} />
      </FormField>
    </FormDialog>
  );
};
