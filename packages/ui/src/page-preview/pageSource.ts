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
   * The picture of one page, as displayed: a blob, or an address an image may load.
   * `width` is in device pixels; a picture of another width is scaled. Rejects when the page can't be had.
   */
  load(page: number, request: PageRequest): Promise<Blob | string>;
}

export interface PageRequest {
  width: number;
  /** Aborted when the page is no longer wanted. */
  signal: AbortSignal;
}

/** A document whose pages are pictures with known addresses, first page first. */
export const imageSource = (urls: readonly string[], heights?: PageSource['heights']): PageSource => ({
  pageCount: urls.length,
  ...(heights && { heights }),
  load: (page) => {
    const url = urls[page - 1];
    return url === undefined ? Promise.reject(new RangeError(`No page ${page}`)) : Promise.resolve(url);
  },
});
