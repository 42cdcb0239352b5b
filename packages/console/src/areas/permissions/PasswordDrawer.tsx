import { CopyOutlined } from '@ant-design/icons';
import { copyText } from '@console/ui/clipboard';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button, Input, Space } from 'antd';
import { useUserWords } from './userWords.js';

export interface PasswordDrawerProps {
  /** Whose password, and what it is; undefined while closed. */
  told: { username: string; password: string } | undefined;
  onClose: () => void;
}

/** Shows a generated password, which nobody can look up again. */
export const PasswordDrawer = ({ told, onClose }: PasswordDrawerProps) => {
  const words = useUserWords();
  const message = useMessage();
  const copy = async () => {
    if (told !== undefined && (await copyText(told.password))) message.success(words.copied);
  };
  return (
    <SideDrawer
      open={told !== undefined}
      title={words.passwordTitle}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {told && (
        <>
          <Notice tone="warning">{words.passwordText(told.username)}</Notice>
          <Space.Compact block>
            <Input readOnly value={told.password} aria-label={words.passwordTitle} />
            <Button icon={<CopyOutlined />} onClick={() => void copy()}>
              {words.copy}
            </Button>
          </Space.Compact>
        </>
      )}
    </SideDrawer>
  );
};
