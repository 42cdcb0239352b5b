import { isUnderWay, type Send, useUploadQueue as useQueue } from '@console/api/hooks/uploadQueue';
import { usePageEnd, useUnsaved } from '@console/ui/kept-pages';

/**
 * A queue of files for as long as the page is there. They go on while another tab is shown; closing or reloading their
 * own asks first, and stops them, as leaving the session does. `send` is taken as it is at first.
 */
export const useUploadQueue = <R>(send: Send<R>) => {
  const queue = useQueue(send);
  useUnsaved(queue.uploads.some(isUnderWay));
  usePageEnd(queue.stop);
  return queue;
};

export type UploadQueue<R> = ReturnType<typeof useUploadQueue<R>>;
