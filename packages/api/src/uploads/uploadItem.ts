import type { ParseFailure } from '../contract/documents.js';
import type { Upload } from './uploadQueue.js';

/** Why a file could not be taken or read. */
export type UploadFailure = ParseFailure | 'empty' | 'too_large' | 'unsupported_type' | 'internal';

interface UploadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** How a file stands, as lists of uploads and attachments draw it. */
export type UploadItem = UploadFile &
  (
    | { status: 'waiting' }
    /** `sent` in bytes; `speed` in bytes a second, once it is known. */
    | { status: 'uploading'; sent: number; speed?: number }
    /** `progress` 0 to 100. */
    | { status: 'parsing'; stage: 'queued' | 'reading'; progress: number }
    | { status: 'ready'; chunkCount: number }
    /** `again`: what may help. `message` stands for reasons not listed. */
    | { status: 'failed'; reason: UploadFailure; again: 'parse' | 'upload' | 'none'; message?: string }
    | { status: 'cancelled' }
  );

const failureOf = (
  reason: string | undefined,
): 'empty' | 'too_large' | 'unsupported_type' | 'office_missing' | 'internal' => {
  if (reason === 'empty_file') return 'empty';
  if (reason === 'file_too_large') return 'too_large';
  return reason === 'unsupported_type' || reason === 'office_missing' ? reason : 'internal';
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
    return {
      ...row,
      status: 'failed',
      reason,
      again,
      ...((reason === 'internal' || reason === 'office_missing') && { message: problem.message }),
    };
  }
  if (cancelled) return { ...row, status: 'cancelled' };
  if (!begun) return { ...row, status: 'waiting' };
  return { ...row, status: 'uploading', sent: loaded, ...(speed !== undefined && { speed }) };
};
