import { SUMMARY_MAX } from '@console/api/contract';
import { useModifyDocumentSummary } from '@console/api/hooks/documents';
import { useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { NoteField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useSummaryWords } from './summaryWords.js';

export interface SummaryDialogProps {
  open: boolean;
  documentId: string;
  /** What it says now; empty where nobody wrote any. */
  text: string;
  onClose: () => void;
}

/** A summary in a person's own words. */
export const SummaryDialog = ({ open, documentId, text, onClose }: SummaryDialogProps) => {
  const words = useSummaryWords();
  const { form } = useDictionary();
  const rules = useRules();
  const message = useMessage();
  const edit = useEdit(`summary:${documentId}`);
  const modify = useModifyDocumentSummary();
  const save = async (fields: { text: string }) => {
    await modify.run({ id: documentId, text: fields.text.trim() }, { quiet: true });
    message.success(words.saved);
  };
  return (
    <FormDialog<{ text: string }>
      recordKey={open ? documentId : undefined}
      title={text === '' ? words.write : words.edit}
      verb={form.save}
      initial={{ text }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <NoteField
        name="text"
        label={words.text}
        help={words.textHelp}
        max={SUMMARY_MAX}
        lines={6}
        counted
        rules={[rules.required(words.text)]}
      />
    </FormDialog>
  );
};
