import { useRemoveDocuments } from '@console/api/hooks/documents';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Radio } from 'antd';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useDocumentsWords } from './documentsWords.js';

interface Fields {
  triples: 'remove' | 'keep';
}

/** Documents that are to be deleted, on which something in the graph rests alone. */
export interface AskedRemoval {
  readonly ids: readonly string[];
  /** Relationships. */
  readonly count: number;
  readonly title: string;
  readonly done: string;
}

export interface RemovalDialogProps {
  asked: AskedRemoval | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what becomes of the relationships that rest on documents alone, and deletes these. */
export const RemovalDialog = ({ asked, onClose, onDone }: RemovalDialogProps) => {
  const words = useDocumentsWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit('removeDocuments');
  const remove = useRemoveDocuments();
  const save = async ({ triples }: Fields) => {
    if (asked === undefined) return;
    await remove.run({ idList: [...asked.ids], triples }, { quiet: true });
    message.success(asked.done);
    onDone();
  };
  return (
    <FormDialog<Fields>
      recordKey={asked?.ids.join()}
      title={asked?.title ?? ''}
      verb={form.remove}
      initial={{ triples: 'keep' }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
      <FormField name="triples" label={words.triples(asked?.count ?? 0)}>
        <Radio.Group
          vertical
          options={[
            { value: 'keep', label: words.keepTriples },
            { value: 'remove', label: words.removeTriples },
          ]}
        />
      </FormField>
    </FormDialog>
  );
};
