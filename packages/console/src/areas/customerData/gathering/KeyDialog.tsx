import { CopyOutlined } from '@ant-design/icons';
import { copyText } from '@console/ui/clipboard';
import { Dialog } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button, Form } from 'antd';
import { useGatherWords } from './gatherWords.js';

/** Copies, and says whether the browser let it. */
export const useCopy = () => {
  const words = useGatherWords();
  const message = useMessage();
  return async (text: string) => {
    if (await copyText(text)) message.success(words.copied);
    else message.error(words.notCopied);
  };
};

export interface KeyDialogProps {
  /** Undefined: not shown. */
  shownKey: string | undefined;
  onClose: () => void;
}

/** A key, this once: nobody can ask for it again. */
export const KeyDialog = ({ shownKey, onClose }: KeyDialogProps) => {
  const words = useGatherWords();
  const copy = useCopy();
  const [form] = Form.useForm();
  return (
    <Dialog
      open={shownKey !== undefined}
      title={words.keyTitle}
      form={form}
      verb={words.keySaved}
      onSubmit={async () => onClose()}
      onClose={onClose}
    >
      <Notice tone="warning">{words.keyText}</Notice>
      <p style={{ marginBlock: 16, overflowWrap: 'anywhere' }}>
        <code>{shownKey}</code>
      </p>
      <Button icon={<CopyOutlined />} onClick={() => void copy(shownKey ?? '')}>
        {words.copyKey}
      </Button>
    </Dialog>
  );
};
