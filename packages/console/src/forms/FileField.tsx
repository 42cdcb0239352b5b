import { UploadOutlined } from '@ant-design/icons';
import { FormField } from '@console/ui/forms';
import { Button, Upload, type UploadFile } from 'antd';

export interface FileFieldProps {
  /** Of the field in its form, which holds an `UploadFile[]`. No draft keeps it: name it among the form's `secret`. */
  name: string;
  label: string;
  /** Under the field: what may be chosen. */
  extra: string;
  /** Endings: `.xlsx,.csv`. */
  accept: string;
  /** On the button, and where none is chosen. */
  choose: string;
  missing: string;
}

/** The file itself that was chosen; undefined where there is none, or only what JSON kept of one. */
export const fileOf = (files: readonly UploadFile[] | undefined): File | undefined => {
  const chosen: unknown = files?.[0]?.originFileObj;
  return chosen instanceof File ? chosen : undefined;
};

const listOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

/** One file of a form, sent with the other fields. */
export const FileField = ({ name, label, extra, accept, choose, missing }: FileFieldProps) => (
  <FormField
    name={name}
    label={label}
    extra={extra}
    valuePropName="fileList"
    getValueFromEvent={listOf}
    rules={[
      {
        validator: (_rule, files: UploadFile[] | undefined) =>
          fileOf(files) === undefined ? Promise.reject(new Error(missing)) : Promise.resolve(),
      },
    ]}
  >
    <Upload accept={accept} maxCount={1} beforeUpload={() => false}>
      <Button icon={<UploadOutlined aria-hidden />}>{choose}</Button>
    </Upload>
  </FormField>
);
