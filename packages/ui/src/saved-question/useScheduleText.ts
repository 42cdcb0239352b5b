import { useCallback } from 'react';
import { useWords } from '../locale/useWords.js';
import { savedQuestionWords } from './locale.js';
import { scheduleText } from './scheduleText.js';
import type { QuestionSchedule } from './types.js';

/** When a question is asked by itself, in the reader's language: "每周一 08:00". */
export const useScheduleText = (): ((schedule: QuestionSchedule) => string) => {
  const words = useWords(savedQuestionWords);
  return useCallback((schedule) => scheduleText(schedule, words), [words]);
};
