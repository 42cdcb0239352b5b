'use client';

export { DifferenceView, type DifferenceLayout, type DifferenceViewProps } from './DifferenceView.js';
export type { DifferenceField, DifferenceText } from './types.js';
