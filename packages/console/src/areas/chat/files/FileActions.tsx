import { FileSearchOutlined, InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFileWords } from './fileWords.js';

interface FileActionsProps {
  /** Pages of a file are shown beside the talk. */
  looking: boolean;
  onLook: (looking: boolean) => void;
  /** Keeps them in a knowledge base. Left out: nobody may. */
  onKeep?: (() => void) | undefined;
}

/** What can be done with all files of a talk. */
export const FileActions = ({ looking, onLook, onKeep }: FileActionsProps) => {
  const words = useFileWords();
  return (
    <>
      <Button icon={<FileSearchOutlined aria-hidden />} aria-pressed={looking} onClick={() => onLook(!looking)}>
        {words.pages}
      </Button>
      {onKeep && (
        <Button icon={<InboxOutlined aria-hidden />} onClick={onKeep}>
          {words.keep}
        </Button>
      )}
    </>
  );
};
