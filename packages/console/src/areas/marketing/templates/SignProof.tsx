import { UploadOutlined } from '@ant-design/icons';
import { SIGN_MAX_BYTES } from '@console/api/contract';
import { useUploadSmsSign } from '@console/api/hooks/marketing/smsTemplate';
import { useMessage } from '@console/ui/provider';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { ProofButton } from './ProofButton.js';
import { Proof } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';

interface SignProofProps {
  /** An antd Form gives these: the id of the stored file; null: there is none. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** The proof of the right to a sign: a file that is stored at once, and named by the template once that is saved. */
export const SignProof = ({ id, value = null, onChange }: SignProofProps) => {
  const words = useTemplateWords();
  const message = useMessage();
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run: upload } = useUploadSmsSign();
  const take = (file: File): false => {
    if (file.size > SIGN_MAX_BYTES) {
      message.error(words.proofHelp);
      return false;
    }
    setBusy(true);
    void attempt(async () => {
      const { fileId, fileName } = await upload({ file });
      setName(fileName);
      onChange?.(fileId);
      message.success(words.uploaded);
    }).finally(() => setBusy(false));
    return false;
  };
  return (
    <Proof>
      {value === null ? <span>{words.noProof}</span> : name !== undefined && <span>{name}</span>}
      <Upload accept=".png,.jpg,.jpeg,.pdf" showUploadList={false} beforeUpload={take}>
        <Button id={id} size="small" loading={busy} icon={<UploadOutlined aria-hidden />}>
          {value === null ? words.upload : words.replace}
        </Button>
      </Upload>
      {value !== null && (
        <>
          <ProofButton fileId={value} name={name} />
          <Button
            size="small"
            onClick={() => {
              setName(undefined);
              onChange?.(null);
            }}
          >
            {words.takeAway}
          </Button>
        </>
      )}
    </Proof>
  );
};
