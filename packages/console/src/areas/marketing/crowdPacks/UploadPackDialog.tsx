import { UploadOutlined } from '@ant-design/icons';
import { useUploadCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Button, Upload, type UploadFile } from 'antd';
import { NameField } from '../../../forms/fields.js';
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

const listOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

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
      onSubmit={async ({ packName, files: [chosen] }) => {
        const file = chosen?.originFileObj;
        if (file === undefined) return;
        const { memberCount, unknownCount } = await upload({ packName: packName.trim(), file }, { quiet: true });
        message.success(words.uploaded(memberCount, unknownCount));
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
      <FormField
        name="files"
        label={words.file}
        extra={words.fileHelp}
        valuePropName="fileList"
        getValueFromEvent={listOf}
        rules={[{ type: 'array', min: 1, message: words.noFile }]}
      >
        <Upload accept=".xlsx,.csv" maxCount={1} beforeUpload={() => false}>
          <Button icon={<UploadOutlined aria-hidden />}>{words.chooseFile}</Button>
        </Upload>
      </FormField>
    </FormDialog>
  );
}
