'use client';

export { ChartCard, type ChartCardProps } from './ChartCard.js';
export type { ChartKind, ChartMark, ChartSelection, ChartSeries, ChartTable } from './chartTable.js';
export { useHoursOfWeek } from './useHoursOfWeek.js';
