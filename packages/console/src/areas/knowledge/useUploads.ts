import { useUploadDocument } from '@console/api/hooks/documents';
import { useState } from 'react';
import { type Upload, uploadQueue } from './uploadQueue.js';

/** Files on their way to one knowledge base. */
export const useUploads = (knowledgeBaseId: string) => {
  const { run } = useUploadDocument();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue] = useState(() => uploadQueue((file, options) => run({ knowledgeBaseId, file }, options), setUploads));
  return { uploads, ...queue };
};
