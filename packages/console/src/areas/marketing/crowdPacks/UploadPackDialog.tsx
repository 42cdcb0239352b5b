import { useUploadCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useMessage } from '@console/ui/provider';
import type { UploadFile } from 'antd';
import { NameField } from '../../../forms/fields.js';
import { FileField, fileOf } from '../../../forms/FileField.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useCrowdPackWords } from './crowdPackWords.js';

interface UploadFields {
  packName: string;
  files: UploadFile[];
}

interface UploadPackDialogProps {
  open: boolean;
  onClose: () => void;
}

// Nothing of a file is left in a draft.
const secret = ['files'];

/** Makes a pack of the people that a spreadsheet names. */
export default function UploadPackDialog({ open, onClose }: UploadPackDialogProps) {
  const words = useCrowdPackWords();
  const message = useMessage();
  const edit = useEdit('crowd pack from a file');
  const { run: upload } = useUploadCrowdPack();
  return (
    <FormDialog<UploadFields>
      recordKey={open ? 'upload' : undefined}
      title={words.upload}
      verb={words.add}
      initial={{ packName: '', files: [] }}
      edit={edit}
      secret={secret}
      onSubmit={async ({ packName, files }) => {
        const file = fileOf(files);
        if (file === undefined) return;
        const { memberCount, unknownCount } = await upload({ packName: packName.trim(), file }, { quiet: true });
        message.success(words.uploaded(memberCount, unknownCount));
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
      <FileField
        name="files"
        label={words.file}
        extra={words.fileHelp}
        accept=".xlsx,.csv"
        choose={words.chooseFile}
        missing={words.noFile}
      />
    </FormDialog>
  );
}
