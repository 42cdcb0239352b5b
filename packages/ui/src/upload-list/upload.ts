/** Why a document could not be taken or parsed. */
export type UploadFailure =
  | 'encrypted'
  | 'corrupt'
  | 'empty'
  | 'no_text'
  | 'unsupported_type'
  | 'too_many_pages'
  | 'too_large'
  | 'timed_out'
  | 'office_missing'
  | 'too_many_files'
  | 'unpacks_too_large'
  | 'internal';

/** What parsing goes through, in this order. */
export const stages = ['queued', 'reading', 'chunking', 'indexing'] as const;
export type UploadStage = (typeof stages)[number];

interface UploadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

export type UploadItem = UploadFile &
  (
    | { status: 'waiting' }
    /** `sent` in bytes; `speed` in bytes a second, once it is known. */
    | { status: 'uploading'; sent: number; speed?: number }
    /** `progress` 0 to 100 over all stages. Pages only while reading a file that has pages. */
    | { status: 'parsing'; stage: UploadStage; progress: number; pagesRead?: number; pageCount?: number }
    /** `seconds`: how long it took, where that is known. `files`: what came out of an archive, in place of chunks. */
    | { status: 'ready'; chunkCount: number; seconds?: number; files?: { taken: number; refused: number } }
    /** `again`: what may help: the stored file parsed anew, or another file. `message` stands for reasons not listed. */
    | { status: 'failed'; reason: UploadFailure; again: 'parse' | 'upload' | 'none'; message?: string }
    | { status: 'cancelled' }
  );

export interface UploadLimits {
  /** File name endings, without the dot, in lower case. */
  types: readonly string[];
  /** Bytes. */
  size: number;
}

/** Endings that stand for another one. */
const aliases: Readonly<Record<string, string>> = { htm: 'html', jpeg: 'jpg', markdown: 'md', text: 'txt' };

/** A file name's ending, without the dot, in lower case; the usual one of those that mean the same. */
export const endingOf = (name: string): string => {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  return aliases[ending] ?? ending;
};

/** What a file dialogue is to offer, for its `accept`. */
export const acceptOf = (types: readonly string[]): string =>
  [...types, ...Object.keys(aliases).filter((alias) => types.includes(aliases[alias] ?? ''))]
    .map((type) => `.${type}`)
    .join(',');

/** What keeps a file from being sent; `null` for a good one. */
export const refusalOf = (
  file: { name: string; size: number },
  limits: UploadLimits,
): 'unsupported_type' | 'too_large' | 'empty' | null => {
  if (!limits.types.includes(endingOf(file.name))) return 'unsupported_type';
  if (file.size === 0) return 'empty';
  return file.size > limits.size ? 'too_large' : null;
};

/** Seconds until all is sent; `null` while nobody can tell. */
export const remainingSeconds = (size: number, sent: number, speed: number | undefined): number | null =>
  speed !== undefined && speed > 0 ? Math.ceil(Math.max(0, size - sent) / speed) : null;

export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.floor((part / whole) * 100))) : 0;
