'use client';

export {
  type PersonEntry,
  type PersonEntryKind,
  PersonTimeline,
  type PersonTimelineProps,
} from './PersonTimeline.js';
