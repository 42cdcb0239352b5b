import { useState } from 'react';
import { type Send, type Upload, uploadQueue } from './uploadQueue.js';

/** A queue of files for as long as the page is there. `send` is taken as it is at first. */
export const useUploadQueue = <R>(send: Send<R>) => {
  const [uploads, setUploads] = useState<readonly Upload<R>[]>([]);
  const [queue] = useState(() => uploadQueue(send, setUploads));
  return { uploads, ...queue };
};
