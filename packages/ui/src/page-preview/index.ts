'use client';

export { PagePreview, type PagePreviewHandle, type PagePreviewProps } from './PagePreview.js';
export {
  imageSource,
  type PagePicture,
  type PageRequest,
  type PageSource,
  type TextRequest,
  type TextRun,
} from './pageSource.js';
export type { Region } from './regions.js';
export type { Rotation } from './rotation.js';
