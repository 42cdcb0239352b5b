import type { Canvas } from '@napi-rs/canvas';

/** A file whose pages can be drawn. Pages are numbered from 1. */
export interface PagedFile {
  readonly pages: number;
  /** Of a page as displayed, in points. */
  size(page: number): Promise<{ readonly width: number; readonly height: number }>;
  /** A page as displayed, on white, so many pixels wide; fewer where it would have too many of them. */
  draw(page: number, width: number): Promise<Canvas>;
  close(): Promise<void>;
}
