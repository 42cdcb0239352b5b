import { UploadOutlined } from '@ant-design/icons';
import { Status } from '@console/ui/states';
import { Button, Flex, Input, Upload } from 'antd';
import type { SecretValueProps } from '../../../forms/SecretValue.js';
import { useSecretWords } from '../../../forms/secretWords.js';
import { useVendorWords } from './vendorWords.js';

/** The file of a service account: pasted or chosen, and never shown again. */
export const ServiceAccountValue = ({ id, value, onChange, stored, label, max = 5000 }: SecretValueProps) => {
  const secretWords = useSecretWords();
  const { chooseFile } = useVendorWords();
  if (stored && value === undefined)
    return (
      <Flex gap={8} align="center" wrap>
        <Status tone="ok">{secretWords.isSet}</Status>
        <Button size="small" onClick={() => onChange?.('')}>
          {secretWords.replace}
        </Button>
      </Flex>
    );
  return (
    <Flex vertical gap={8} align="start">
      <Input.TextArea
        id={id}
        value={value ?? ''}
        maxLength={max}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        autoSize={{ minRows: 3, maxRows: 8 }}
        placeholder={'{ "type": "service_account", … }'}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Flex gap={8} wrap>
        <Upload
          accept=".json,application/json"
          maxCount={1}
          showUploadList={false}
          beforeUpload={async (file) => {
            onChange?.((await file.text()).slice(0, max));
            return false;
          }}
        >
          <Button size="small" icon={<UploadOutlined aria-hidden />}>
            {chooseFile}
          </Button>
        </Upload>
        {stored && (
          <Button size="small" type="text" onClick={() => onChange?.(undefined)}>
            {secretWords.keep}
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
