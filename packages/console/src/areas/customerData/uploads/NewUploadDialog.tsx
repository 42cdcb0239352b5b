import { UploadOutlined } from '@ant-design/icons';
import { type DataUpload, type UploadDataType, uploadDataTypes } from '@console/api/contract';
import { useUploadCustomerData } from '@console/api/hooks/dataUploads';
import { FormField } from '@console/ui/forms';
import { Button, Radio, Upload, type UploadFile } from 'antd';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useUploadWords } from './uploadWords.js';

interface UploadFields {
  dataType: UploadDataType;
  files: UploadFile[];
}

export interface NewUploadDialogProps {
  open: boolean;
  /** It is stored: its columns are to be looked at. */
  onUploaded: (upload: DataUpload) => void;
  onClose: () => void;
}

const listOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

/** Sends a file of customers, orders or behaviours. */
export default function NewUploadDialog({ open, onUploaded, onClose }: NewUploadDialogProps) {
  const words = useUploadWords();
  const edit = useEdit('data upload:new');
  const { run: upload } = useUploadCustomerData();
  return (
    <FormDialog<UploadFields>
      recordKey={open ? 'new' : undefined}
      title={words.add}
      verb={words.upload}
      initial={{ dataType: 'customers', files: [] }}
      edit={edit}
      staysOpen
      onSubmit={async ({ dataType, files: [chosen] }) => {
        const file = chosen?.originFileObj;
        if (file !== undefined) onUploaded(await upload({ dataType, file }, { quiet: true }));
      }}
      onClose={onClose}
    >
      <FormField name="dataType" label={words.type}>
        <Radio.Group options={uploadDataTypes.map((value) => ({ value, label: words.types[value] }))} />
      </FormField>
      <FormField
        name="files"
        label={words.file}
        extra={words.fileHelp}
        valuePropName="fileList"
        getValueFromEvent={listOf}
        rules={[{ type: 'array', min: 1, message: words.noFile }]}
      >
        <Upload accept=".xlsx,.csv,.txt,.tsv" maxCount={1} beforeUpload={() => false}>
          <Button icon={<UploadOutlined aria-hidden />}>{words.chooseFile}</Button>
        </Upload>
      </FormField>
    </FormDialog>
  );
}
