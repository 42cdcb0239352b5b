'use client';

export { ReportView, type ReportViewProps } from './ReportView.js';
export type { ShownFigure, ShownReport, ShownReportVersion } from './types.js';
