import { type DragEvent, useRef, useState } from 'react';
import { filesOf } from './attachments.js';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files dropped on an element. Without `onFiles` the element takes none. */
export const useFileDrop = (onFiles: ((files: File[]) => void) | undefined) => {
  const [over, setOver] = useState(false);
  // Children tell of entering and leaving as well.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  if (!onFiles) return { over: false, handlers: {} };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        end();
        if (!carriesFiles(event)) return;
        event.preventDefault();
        onFiles(filesOf(event.dataTransfer));
      },
    },
  };
};
