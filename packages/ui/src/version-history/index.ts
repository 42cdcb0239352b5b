'use client';

export { VersionHistory, type VersionHistoryProps } from './VersionHistory.js';
export type { ShownVersion, Version, VersionPage } from './types.js';
