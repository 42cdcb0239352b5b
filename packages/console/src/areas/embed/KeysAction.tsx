import { LeftOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIsMobile } from '../../state/device.js';
import { useEmbedWords } from './embedWords.js';

export interface KeysActionProps {
  /** A key is open, or a new one. */
  isOpen: boolean;
  onCreate: () => void;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
}

/** What the head of the page offers: a new key, or on a phone the way back from one. */
export const KeysAction = ({ isOpen, onCreate, onBack }: KeysActionProps) => {
  const words = useEmbedWords();
  const mobile = useIsMobile();
  return mobile && isOpen ? (
    <Button icon={<LeftOutlined />} onClick={onBack}>
      {words.back}
    </Button>
  ) : (
    <Button type={isOpen ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={onCreate}>
      {words.create}
    </Button>
  );
};
