import type { SavedQuestionWords } from './locale.js';
import type { QuestionSchedule } from './types.js';

/** "每周一 08:00". */
export const scheduleText = (
  { every, weekday = 1, day = 1, hour }: QuestionSchedule,
  words: SavedQuestionWords,
): string => {
  const clock = words.hourOf(hour);
  if (every === 'day') return words.daily(clock);
  return every === 'week' ? words.weekly(words.weekdays[weekday - 1] ?? '', clock) : words.monthly(day, clock);
};
