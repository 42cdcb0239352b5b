'use client';

export { CoverageStrip, type CoverageStripProps } from './CoverageStrip.js';
export type { CoveragePage } from './coverage.js';
