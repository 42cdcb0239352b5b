import type { DialogueFile } from '@console/api/contract';
import type { Async } from '@console/base';
import { AsyncView, EmptyState } from '@console/ui/states';
import type { ReactNode } from 'react';
import { useFileWords } from './fileWords.js';

interface OverFilesProps {
  files: Async<readonly DialogueFile[]>;
  /** Goes to where files are added. */
  onChat: () => void;
  children: (files: readonly DialogueFile[]) => ReactNode;
}

/** What is made of the files of a talk; as long as there are none, where to bring some. */
export const OverFiles = ({ files, onChat, children }: OverFilesProps) => {
  const words = useFileWords();
  const none = (
    <EmptyState
      picture="first"
      title={words.noFiles}
      description={words.noFilesText}
      action={{ label: words.toChat, onClick: onChat }}
    />
  );
  return (
    <AsyncView value={files} what={words.title} empty={(list) => (list.length === 0 ? none : undefined)}>
      {children}
    </AsyncView>
  );
};
