'use client';

export { CaseChoice, type CaseChoiceOption, type CaseChoiceProps } from './CaseChoice.js';
export { CaseFrame, type CaseFrameProps } from './CaseFrame.js';
export { CasePanes, type CasePanesProps } from './CasePanes.js';
export { CaseSection, type CaseSectionProps, type CaseStepState } from './CaseSection.js';
export { type CaseMoment, CaseTimeline, type CaseTimelineProps } from './CaseTimeline.js';
export { type Source, SourceList, type SourceListProps } from './SourceList.js';
