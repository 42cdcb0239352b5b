'use client';

export { type BarColumn, BarList, type BarListProps, type BarName, type BarValue } from './BarList.js';
