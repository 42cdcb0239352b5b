export { PagePreview, type PagePreviewHandle, type PagePreviewProps } from './PagePreview.js';
export { imageSource, type PageRequest, type PageSource } from './pageSource.js';
export type { Region } from './regions.js';
export type { Rotation } from './rotation.js';
