import { refusalOf } from '../upload-list/upload.js';

/** What an image may be, by its name and by what the browser takes it for. */
const types = ['png', 'jpg', 'jpeg'];
const kinds = ['image/png', 'image/jpeg'];

/** For a file field's `accept`. */
export const imageAccept = types.map((type) => `.${type}`).join(',');

/** Bytes an image may have at most: 3 MB. */
export const IMAGE_SIZE = 3 * 1024 * 1024;

/** An image on its way, or arrived. */
export type PickedImage = { readonly id: string; readonly file: File } & (
  | { readonly status: 'uploading'; readonly percent: number }
  /** `message`: why, where it is known. */
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'done'; readonly url: string }
);

/** Why images were not taken. */
export type ImageRefusal = 'type' | 'size' | 'count';

/** Sends one image and answers with its address. Rejects with an `Error` whose message is for the reader. */
export type UploadImage = (
  file: File,
  options: {
    /** Aborted when the image is taken out again. */
    signal: AbortSignal;
    /** 0 to 100. */
    onProgress: (percent: number) => void;
  },
) => Promise<{ url: string }>;

/** What keeps an image from being sent; `null` for a good one. */
export const imageRefusal = (file: File, size: number): 'type' | 'size' | null => {
  const refusal = refusalOf(file, { types, size });
  if (refusal === 'too_large') return 'size';
  // Some systems do not know what a file is, and say nothing.
  return refusal === null && (file.type === '' || kinds.includes(file.type)) ? null : 'type';
};
