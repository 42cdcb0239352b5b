import { InboxOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { Button } from 'antd';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { uploadWords } from './locale.js';
import { Zone } from './UploadList.styles.js';
import { acceptOf, refusalOf, type UploadLimits } from './upload.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface RefusedFile {
  file: File;
  reason: 'unsupported_type' | 'too_large' | 'empty';
}

export interface UploadDropzoneProps extends RootProps<HTMLDivElement> {
  /** Which kinds of files are taken, and how large. */
  limits: UploadLimits;
  /** Files chosen, dropped or pasted. Those refused are for the owner to list with their reason, not to send. */
  onAdd: (event: { accepted: File[]; refused: RefusedFile[] }) => void;
  /** Takes files pasted anywhere on the page, unless a field has the focus. Default true. */
  paste?: boolean;
}

const filesOf = (data: DataTransfer): File[] =>
  Array.from(data.items)
    .filter((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/** Takes files by button, by drop and by paste, and sorts out those that can't be used before anything is sent. */
export const UploadDropzone = ({ limits, onAdd, paste = true, ...root }: UploadDropzoneProps) => {
  const words = useWords(uploadWords);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const depth = useRef(0);

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const accepted: File[] = [];
    const refused: RefusedFile[] = [];
    for (const file of files) {
      const reason = refusalOf(file, limits);
      if (reason === null) accepted.push(file);
      else refused.push({ file, reason });
    }
    onAdd({ accepted, refused });
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    if (!paste) return;
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || inField(event.target)) return;
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [paste]);

  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <Zone
      {...rootProps(root)}
      data-over={over ? '' : undefined}
      onDragEnter={(event) => {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        event.preventDefault();
        leave();
        take(filesOf(event.dataTransfer));
      }}
    >
      <InboxOutlined aria-hidden={true} />
      <p>
        {over ? words.dropNow : words.drop}
        {!over && <Button onClick={() => input.current?.click()}>{words.choose}</Button>}
      </p>
      <small>{words.limits(limits.types.join(words.join), formatBytes(limits.size))}</small>
      {paste && <small>{words.paste}</small>}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        accept={acceptOf(limits.types)}
        onChange={({ target }) => {
          take(Array.from(target.files ?? []));
          // The same file may be chosen again after it failed.
          target.value = '';
        }}
      />
    </Zone>
  );
};
