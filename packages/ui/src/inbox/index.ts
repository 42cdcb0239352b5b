'use client';

export { InboxDetail, type InboxDetailProps } from './InboxDetail.js';
export { InboxFrame, type InboxFrameProps } from './InboxFrame.js';
export { InboxList, type InboxListProps } from './InboxList.js';
export {
  InboxViews,
  type InboxView,
  type InboxViewsProps,
  type SavedInboxView,
  type SavedInboxViews,
} from './InboxViews.js';
export { KeyHints, type KeyHintsProps } from './KeyHints.js';
export { TimingLanes, type AnswerTiming, type TimingLanesProps } from './TimingLanes.js';
export type { InboxItem, InboxPage } from './types.js';
export { UndoBar, type UndoBarProps } from './UndoBar.js';
export { useInboxKeys, type InboxKey, type InboxKeysOptions } from './useInboxKeys.js';
