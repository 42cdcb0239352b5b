'use client';

export { type SimpleColumn, SimpleTable, type SimpleTableProps } from './SimpleTable.js';
