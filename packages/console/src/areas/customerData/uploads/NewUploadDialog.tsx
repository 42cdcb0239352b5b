import { ApiError } from '@console/api';
import { type DataUpload, type UploadDataType, uploadDataTypes } from '@console/api/contract';
import { useUploadCustomerData } from '@console/api/hooks/dataUploads';
import { ABORTED } from '@console/base';
import { FormField } from '@console/ui/forms';
import { JobProgress } from '@console/ui/job-progress';
import { Radio, type UploadFile } from 'antd';
import { useState } from 'react';
import { FileField, fileOf } from '../../../forms/FileField.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useUploadWords } from './uploadWords.js';

interface UploadFields {
  dataType: UploadDataType;
  files: UploadFile[];
}

/** A file on its way. */
interface Sending {
  file: File;
  /** Bytes sent, of how many; 0: not known yet. */
  loaded: number;
  total: number;
  stop: () => void;
}

export interface NewUploadDialogProps {
  open: boolean;
  /** It is stored: its columns are to be looked at. */
  onUploaded: (upload: DataUpload) => void;
  onClose: () => void;
}

// Nothing of a file is left in a draft.
const secret = ['files'];

/** Sends a file of customers, orders or behaviours. A large one takes as long as it takes, and can be stopped. */
export default function NewUploadDialog({ open, onUploaded, onClose }: NewUploadDialogProps) {
  const words = useUploadWords();
  const edit = useEdit('data upload:new');
  const { run: upload } = useUploadCustomerData();
  const [sending, setSending] = useState<Sending>();

  const send = async (dataType: UploadDataType, file: File): Promise<DataUpload> => {
    const controller = new AbortController();
    const way = { file, loaded: 0, total: 0, stop: () => controller.abort() };
    setSending(way);
    try {
      return await upload(
        { dataType, file },
        {
          quiet: true,
          timeout: 0,
          signal: controller.signal,
          onProgress: (progress) => setSending({ ...way, ...progress }),
        },
      );
    } catch (error) {
      if (!(error instanceof ApiError && error.aborted)) throw error;
      throw new ApiError({ status: 0, code: ABORTED, message: words.stopped });
    } finally {
      setSending(undefined);
    }
  };
  return (
    <FormDialog<UploadFields>
      recordKey={open ? 'new' : undefined}
      title={words.add}
      verb={words.upload}
      initial={{ dataType: 'customers', files: [] }}
      edit={edit}
      secret={secret}
      staysOpen
      onSubmit={async ({ dataType, files }) => {
        const file = fileOf(files);
        if (file !== undefined) onUploaded(await send(dataType, file));
      }}
      onClose={onClose}
    >
      <FormField name="dataType" label={words.type}>
        <Radio.Group options={uploadDataTypes.map((value) => ({ value, label: words.types[value] }))} />
      </FormField>
      <FileField
        name="files"
        label={words.file}
        extra={words.fileHelp}
        accept=".xlsx,.csv,.txt,.tsv"
        choose={words.chooseFile}
        missing={words.noFile}
      />
      {sending && (
        <JobProgress
          name={sending.file.name}
          job={{
            status: 'running',
            stage: sending.total > 0 && sending.loaded >= sending.total ? words.reading : words.sending,
            percent: sending.total > 0 ? (sending.loaded / sending.total) * 100 : null,
          }}
          onCancel={sending.stop}
        />
      )}
    </FormDialog>
  );
}
