/** The picture of a page: a blob, an address an image may load, or a canvas drawn for this call and given away with it. */
export type PagePicture = Blob | string | HTMLCanvasElement;

/** A piece of text on a page, mostly a line. Lengths in pixels of an upright page 794 wide. */
export interface TextRun {
  readonly text: string;
  /** The upper left corner, seen along the writing direction. */
  readonly left: number;
  readonly top: number;
  /** Along the writing direction. */
  readonly width: number;
  /** Height of the type. */
  readonly size: number;
  /** Degrees clockwise that the run is turned about its upper left corner. Default 0. */
  readonly angle?: number;
  /** A line ends here. Default true. */
  readonly endsLine?: boolean;
}

/**
 * Where a preview gets its pages from. The identity matters: give the same object for as long as the document is the
 * same (make it in `useMemo`), and a new one for another document: the preview then starts afresh.
 */
export interface PageSource {
  readonly pageCount: number;
  /** Heights in pixels at a width of 794, first page first. What is missing here is learned from the image. */
  readonly heights?: readonly (number | undefined)[];
  /** The pages that may be opened, from 1. The others are drawn closed and never loaded. Default: all. */
  readonly pages?: readonly number[];
  /**
   * The picture of one page, as displayed. `width` is in device pixels; a picture of another width is scaled.
   * Rejects when the page can't be had; called again when the reader tries again.
   */
  load(page: number, request: PageRequest): Promise<PagePicture>;
  /** Told of a page that is about to be asked for, so that what takes long may begin. */
  expect?(page: number): void;
  /** The words of one page, in reading order, for selecting and reading out. Left out, pages are pictures only. */
  text?(page: number, request: TextRequest): Promise<readonly TextRun[]>;
}

export interface TextRequest {
  /** Aborted when the page is no longer wanted. */
  signal: AbortSignal;
}

export interface PageRequest extends TextRequest {
  width: number;
}

/** A document whose pages are pictures with known addresses, first page first. */
export const imageSource = (
  urls: readonly string[],
  options: Pick<PageSource, 'heights' | 'pages' | 'text'> = {},
): PageSource => ({
  ...options,
  pageCount: urls.length,
  load: (page) => {
    const url = urls[page - 1];
    return url === undefined ? Promise.reject(new RangeError(`No page ${page}`)) : Promise.resolve(url);
  },
});
