import type { QuestionThreshold, SavedQuestion } from '@console/api/contract';
import { valueText } from '@console/ui/data-answer';
import type { SavedWords } from './savedWords.js';

/** What rings the bell: "合计 ≥ 95 时提醒". */
export const thresholdText = ({ sign, value }: QuestionThreshold, words: SavedWords): string =>
  words.threshold(words.signs[sign], valueText(value, ''));

/** How it last went: its value, that it has an answer, or why it has none. */
export const lastText = (
  { lastRun }: Pick<SavedQuestion, 'lastRun'>,
  words: SavedWords,
  agoOf: (time: string) => string,
): string => {
  if (lastRun === null) return words.never;
  const { time, value, unit, failure } = lastRun;
  if (failure !== '') return words.lastFailed(failure);
  return value === null ? words.lastRun(agoOf(time)) : words.last(valueText(value, unit), agoOf(time));
};
