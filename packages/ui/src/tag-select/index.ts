'use client';

export type { SelectOption } from '../forms/AsyncSelect.js';
export { TagSelection, type TagSelectionProps } from './TagSelection.js';
