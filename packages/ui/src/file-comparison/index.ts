'use client';

export { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.js';
export type { ComparisonCell, ComparisonRow } from './types.js';
