import type { UploadItem } from '@console/ui/upload-list';
import type { Upload } from './uploadQueue.js';

const failureOf = (reason: string | undefined): 'empty' | 'too_large' | 'unsupported_type' | 'internal' => {
  if (reason === 'empty_file') return 'empty';
  if (reason === 'file_too_large') return 'too_large';
  return reason === 'unsupported_type' ? reason : 'internal';
};

/** How a file stands that has not arrived: on its way, or why it never will. */
export const toUploadItem = ({
  key,
  file,
  loaded,
  speed,
  begun,
  problem,
  refusal,
  cancelled,
}: Omit<Upload<unknown>, 'stored'>): UploadItem => {
  const row = { id: key, name: file.name, size: file.size };
  if (refusal !== undefined) return { ...row, status: 'failed', reason: refusal, again: 'none' };
  if (problem !== undefined) {
    const reason = failureOf(problem.reason);
    const again = reason === 'internal' ? 'parse' : 'none';
    return { ...row, status: 'failed', reason, again, ...(reason === 'internal' && { message: problem.message }) };
  }
  if (cancelled) return { ...row, status: 'cancelled' };
  if (!begun) return { ...row, status: 'waiting' };
  return { ...row, status: 'uploading', sent: loaded, ...(speed !== undefined && { speed }) };
};
