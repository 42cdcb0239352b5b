import { expect, it } from 'vitest';
import { savedQuestionEn, savedQuestionZh } from './locale.js';
import { scheduleText } from './scheduleText.js';

it('says in words when a question is asked by itself', () => {
  expect(scheduleText({ every: 'day', hour: 8 }, savedQuestionZh)).toBe('每天 08:00');
  expect(scheduleText({ every: 'week', weekday: 7, hour: 20 }, savedQuestionZh)).toBe('每周日 20:00');
  expect(scheduleText({ every: 'month', day: 28, hour: 0 }, savedQuestionZh)).toBe('每月 28 日 00:00');
  expect(scheduleText({ every: 'week', weekday: 1, hour: 8 }, savedQuestionEn)).toBe('Every Monday 08:00');
});
