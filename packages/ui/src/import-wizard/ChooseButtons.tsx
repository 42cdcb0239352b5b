import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { Buttons } from './ImportWizard.styles.js';
import { importWords } from './locale.js';

export interface ChooseButtonsProps {
  /** A file was chosen before. */
  again: boolean;
  /** Lists in JSON can be chosen as well. */
  lists: boolean;
  onFile: (file: File) => void;
  onTemplate: () => void;
}

/** The template, and the file that came of it. */
export const ChooseButtons = ({ again, lists, onFile, onTemplate }: ChooseButtonsProps) => {
  const words = useWords(importWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Buttons>
      <Button icon={<DownloadOutlined aria-hidden={true} />} onClick={onTemplate}>
        {words.template}
      </Button>
      <Button icon={<FileExcelOutlined aria-hidden={true} />} onClick={() => input.current?.click()}>
        {again ? words.other : words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept={lists ? '.xlsx,.csv,.json' : '.xlsx,.csv'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
    </Buttons>
  );
};
