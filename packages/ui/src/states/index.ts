'use client';

export { type AsyncInfo, AsyncView, type AsyncViewProps } from './AsyncView.js';
export { EmptyState, type EmptyStateProps, FilteredEmpty, type FilteredEmptyProps } from './EmptyState.js';
export { EnvironmentStrip, type EnvironmentStripProps } from './EnvironmentStrip.js';
export { FailedNotice, type FailedNoticeProps } from './FailedNotice.js';
export { FailedState, type FailedStateProps } from './FailedState.js';
export { type Access, NotPermitted, type NotPermittedProps } from './NotPermitted.js';
export { Notice, type NoticeProps } from './Notice.js';
export { LinePicture, type Picture } from './pictures.js';
export { Skeletons, type SkeletonsProps } from './Skeletons.js';
export { Status, type StatusProps } from './Status.js';
export type { StatusTone, Tone } from './states.styles.js';
export { Tag, type TagProps } from './Tag.js';
export { useDelayed } from './useDelayed.js';
export { useLoadedAt } from './useLoadedAt.js';
