import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { BaseField } from '../tasks/BaseField.js';
import { useImportWords } from './importWords.js';

/** What an import is called, and which base it belongs to. */
export interface ImportSetUp {
  taskName: string;
  knowBaseId: string;
}

export interface SetUpImportProps {
  onChoose: (chosen: ImportSetUp) => void;
  onClose: () => void;
}

/** Asks for the name of an import and its base, before a file is chosen. */
export const SetUpImport = ({ onChoose, onClose }: SetUpImportProps) => {
  const words = useImportWords();
  const edit = useEdit('triple import:new');
  return (
    <FormDialog<Partial<ImportSetUp>>
      recordKey="new"
      title={words.title}
      verb={words.next}
      initial={{}}
      edit={edit}
      staysOpen
      onSubmit={({ taskName = '', knowBaseId = '' }) => {
        onChoose({ taskName: taskName.trim(), knowBaseId });
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <NameField name="taskName" label={words.name} />
      <BaseField name="knowBaseId" label={words.base} what={words.bases} />
    </FormDialog>
  );
};
