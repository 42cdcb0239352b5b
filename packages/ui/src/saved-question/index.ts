'use client';

export { SavedQuestionCard, type SavedQuestionCardProps } from './SavedQuestionCard.js';
export {
  SavedQuestionFields,
  type SavedQuestionFieldsProps,
  settingsOf,
  type TypedSettings,
  type TypedThreshold,
} from './SavedQuestionFields.js';
export { knownSchedule, knownThreshold } from './knownSettings.js';
export type { PinnedQuestion, QuestionSchedule, QuestionSettings, QuestionThreshold } from './types.js';
export { useScheduleText } from './useScheduleText.js';
