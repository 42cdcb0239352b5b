import { refusalOf, type UploadItem, type UploadLimits } from '../upload-list/index.js';

/** A file added to a question. Only one that is `ready` goes with it. */
export type Attachment = UploadItem;

export interface AttachmentLimits extends UploadLimits {
  /** Files of one question, at most. */
  count: number;
}

export interface ComposerAttachments {
  items: readonly Attachment[];
  limits: AttachmentLimits;
  /** Ids of those that the next question is not about. Default none. */
  off?: readonly string[];
  /** One is switched off, or on again; offered where there are several, and the last one stays on. Left out: nobody may. */
  onSwitch?: (event: { id: string; off: boolean }) => void;
  /** The next question is about a box on this page of the file of that name. Left out: about no part of a page. */
  region?: { name: string; page: number; onDrop: () => void };
  /** Files by button, paste or drop, all within the limits. The others are refused in place, with the reason. */
  onAdd: (files: readonly File[]) => void;
  /** Also stops one that is on its way. */
  onRemove: (id: string) => void;
  /** Sends a failed one again. Left out, it can only be removed. */
  onRetry?: (id: string) => void;
}

export type Refusal = 'unsupported_type' | 'too_large' | 'empty' | 'too_many';

export interface RefusedAttachment {
  readonly name: string;
  readonly reason: Refusal;
}

/** Which files can go with the question, in the order given, and why the others can't. */
export const sortFiles = (
  files: readonly File[],
  limits: AttachmentLimits,
  held: number,
): { taken: File[]; refused: RefusedAttachment[] } => {
  const taken: File[] = [];
  const refused: RefusedAttachment[] = [];
  for (const file of files) {
    const reason = refusalOf(file, limits) ?? (held + taken.length >= limits.count ? 'too_many' : null);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
};

/** True while one of them can still become part of the question. */
export const isBusy = (items: readonly Attachment[]): boolean =>
  items.some(({ status }) => status === 'waiting' || status === 'uploading' || status === 'parsing');

/** The files that a drop or a paste carries. Folders are left out. */
export const filesOf = (data: DataTransfer): File[] =>
  Array.from(data.items)
    .filter((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);

/** A copied table or page carries a picture of itself beside its words: the words are meant. */
export const pastedFiles = (data: DataTransfer): File[] => (data.types.includes('text/plain') ? [] : filesOf(data));
