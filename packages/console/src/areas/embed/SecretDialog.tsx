import { CopyOutlined } from '@ant-design/icons';
import { Dialog } from '@console/ui/dialog';
import { Notice } from '@console/ui/states';
import { Button, Form } from 'antd';
import { useEmbedWords } from './embedWords.js';
import { Value } from './keyForm.styles.js';
import { useCopy } from './useCopy.js';

export interface SecretDialogProps {
  /** Undefined: not shown. */
  secret: string | undefined;
  onClose: () => void;
}

/** A secret, this once: nobody can ask for it again. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => {
  const words = useEmbedWords();
  const copy = useCopy();
  const [form] = Form.useForm();
  return (
    <Dialog
      open={secret !== undefined}
      title={words.secretTitle}
      form={form}
      verb={words.secretSaved}
      onSubmit={async () => onClose()}
      onClose={onClose}
    >
      <Notice tone="warning">{words.secretText}</Notice>
      <Value style={{ marginBlock: 16 }}>
        <code>{secret}</code>
      </Value>
      <Button icon={<CopyOutlined />} onClick={() => void copy(secret ?? '')}>
        {words.copySecret}
      </Button>
    </Dialog>
  );
};
