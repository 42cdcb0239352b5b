'use client';

export { SlideStrip, type SlideStripProps } from './SlideStrip.js';
export { SlideThumb, type SlideThumbProps } from './SlideThumb.js';
export { SlideView, type SlideViewProps } from './SlideView.js';
export type { PictureOf, SlidePart } from './slideParts.js';
export { useMeasuredSlides } from './useMeasuredSlides.js';
