'use client';

import { useState } from 'react';
import { type Send, type Upload, uploadQueue } from '../uploads/uploadQueue.js';

export { toUploadItem, type UploadFailure, type UploadItem } from '../uploads/uploadItem.js';
export { isUnderWay, type RefusedFile, type Send, type Upload } from '../uploads/uploadQueue.js';

/** Files on their way to the server, a few at a time. `send` is taken as it is at first. */
export const useUploadQueue = <R>(send: Send<R>) => {
  const [uploads, setUploads] = useState<readonly Upload<R>[]>([]);
  const [queue] = useState(() => uploadQueue(send, setUploads));
  return { uploads, ...queue };
};

export type UploadQueue<R> = ReturnType<typeof useUploadQueue<R>>;
