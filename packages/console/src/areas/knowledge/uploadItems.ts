import type { Document } from '@console/api/contract';
import type { UploadItem } from '@console/ui/upload-list';
import type { Upload } from './uploadQueue.js';

const failureOf = (reason: string | undefined): 'empty' | 'too_large' | 'unsupported_type' | 'internal' => {
  if (reason === 'empty_file') return 'empty';
  if (reason === 'file_too_large') return 'too_large';
  return reason === 'unsupported_type' ? reason : 'internal';
};

const parsedItem = (file: { id: string; name: string; size: number }, document: Document): UploadItem => {
  switch (document.status) {
    case 'waiting':
      return { ...file, state: 'parsing', stage: 'queued', progress: 0 };
    case 'parsing': {
      const { stage, progress, pagesRead, pageCount } = document;
      const known = stage === 'done' ? 'indexing' : stage;
      return { ...file, state: 'parsing', stage: known, progress, ...(pageCount > 0 && { pagesRead, pageCount }) };
    }
    case 'ready':
      return { ...file, state: 'ready', chunkCount: document.chunkCount };
    case 'cancelled':
      return { ...file, state: 'cancelled' };
    case 'failed': {
      const reason = document.failure ?? 'internal';
      const again = reason === 'internal' || reason === 'timed_out' ? 'parse' : 'none';
      return { ...file, state: 'failed', reason, again };
    }
  }
};

/** How one upload stands: on its way, refused, or what has become of its document by now. */
export const toUploadItem = (
  { key, file, loaded, speed, begun, problem, refusal, document }: Upload,
  documents: readonly Document[],
): UploadItem => {
  const row = { id: key, name: file.name, size: file.size };
  if (refusal !== undefined) return { ...row, state: 'failed', reason: refusal, again: 'none' };
  if (problem !== undefined) {
    const reason = failureOf(problem.reason);
    const again = reason === 'internal' ? 'parse' : 'none';
    return { ...row, state: 'failed', reason, again, ...(reason === 'internal' && { message: problem.message }) };
  }
  if (document !== undefined) return parsedItem(row, documents.find(({ id }) => id === document.id) ?? document);
  if (!begun) return { ...row, state: 'waiting' };
  return { ...row, state: 'uploading', sent: loaded, ...(speed !== undefined && { speed }) };
};
