/** What is to be written. */
export interface WordText {
  readonly markdown: string;
  /** Stands first in the document, and in its properties. */
  readonly title?: string;
}

/** What the page says to the worker. */
export type WordRequest =
  | { readonly kind: 'write'; readonly text: WordText }
  /** In the order in which they were asked for; null for one that there is not. */
  | { readonly kind: 'pictures'; readonly pictures: readonly (ArrayBuffer | null)[] };

/** What the worker says to the page. */
export type WordReply =
  | { readonly kind: 'wanted'; readonly sources: readonly string[] }
  /** 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly file: ArrayBuffer }
  | { readonly kind: 'failed' };

/** A picture that can stand in a document. */
export interface WordPicture {
  readonly type: 'png' | 'jpg' | 'gif' | 'bmp';
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
