'use client';

export { TextPreview, type TextPreviewProps } from './TextPreview.js';
export type { TextMark } from './types.js';
