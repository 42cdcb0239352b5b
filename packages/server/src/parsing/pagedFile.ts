import type { Canvas } from '@napi-rs/canvas';
import type { Piece } from './types.js';

/** A file whose pages can be drawn. Pages are numbered from 1. */
export interface PagedFile {
  readonly pages: number;
  /** Of a page as displayed, in points. */
  size(page: number): Promise<{ readonly width: number; readonly height: number }>;
  /** A page as displayed, on white, so many pixels wide; fewer where it would have too many of them. */
  draw(page: number, width: number): Promise<Canvas>;
  /** The text that the file itself has on a page, with where it stands. Left out: such a file has none. */
  read?(page: number): Promise<{ readonly pieces: readonly Piece[]; readonly height: number }>;
  close(): Promise<void>;
}
