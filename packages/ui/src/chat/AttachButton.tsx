import { PaperClipOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { useRef } from 'react';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { uploadWords } from '../upload-list/locale.js';
import { acceptOf } from '../upload-list/upload.js';
import type { AttachmentLimits } from './attachments.js';

export interface AttachButtonProps {
  limits: AttachmentLimits;
  onFiles: (files: File[]) => void;
  disabled: boolean;
}

/** Chooses files; says what may be chosen. */
export const AttachButton = ({ limits, onFiles, disabled }: AttachButtonProps) => {
  const words = useWords(chatWords);
  const upload = useWords(uploadWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={words.attach(limits.types.join(upload.join), formatBytes(limits.size), limits.count)}
        icon={<PaperClipOutlined />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple={limits.count > 1}
        hidden
        aria-label={upload.choose}
        accept={acceptOf(limits.types)}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
};
