'use client';

export { DifferenceView, type DifferenceLayout, type DifferenceViewProps } from './DifferenceView.js';
export { compareWords } from './compare.js';
export type { DifferenceField, DifferenceText, WordPart } from './types.js';
