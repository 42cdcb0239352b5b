import { usePageEnd, useUnsaved } from '@console/ui/kept-pages';
import { useState } from 'react';
import { isUnderWay, type Send, type Upload, uploadQueue } from './uploadQueue.js';

/**
 * A queue of files for as long as the page is there. They go on while another tab is shown; closing or reloading their
 * own asks first, and stops them, as leaving the session does. `send` is taken as it is at first.
 */
export const useUploadQueue = <R>(send: Send<R>) => {
  const [uploads, setUploads] = useState<readonly Upload<R>[]>([]);
  const [queue] = useState(() => uploadQueue(send, setUploads));
  useUnsaved(uploads.some(isUnderWay));
  usePageEnd(queue.stop);
  return { uploads, ...queue };
};

export type UploadQueue<R> = ReturnType<typeof useUploadQueue<R>>;
