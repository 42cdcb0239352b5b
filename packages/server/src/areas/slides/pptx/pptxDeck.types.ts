import type { SlideDesign, SlideFormat, SlidePage } from '@console/base/slides';
import type { Language } from '../../../http/messages.js';

/** What is written as a presentation. */
export interface PptxDeck {
  /** Of the file. */
  readonly title: string;
  readonly design: SlideDesign;
  readonly format: SlideFormat;
  readonly pages: readonly SlidePage[];
  /** Of the words that are added to it: where a source is found, what a chart is called. */
  readonly language: Language;
}

/** Contents of the pictures that pages show, jpg or png, by their `fileId`. One that is missing is drawn as its words. */
export type PptxPictures = ReadonlyMap<string, Uint8Array>;

export interface PptxRequest {
  readonly deck: PptxDeck;
  readonly pictures: PptxPictures;
}
