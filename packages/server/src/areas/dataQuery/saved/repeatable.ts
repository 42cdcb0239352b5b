import { namedTimes } from '../../../analysis/semantics/index.js';

/** A year written out, as dates have it. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const PRESENT = /\b(?:current_date|current_timestamp|current_localtimestamp|get_current_timestamp|now|today)\b/i;

/**
 * Whether a query that a model wrote on some day says the same on another: 近 30 天 with the days of then written out does
 * not, nor does a time that nobody has asked for.
 */
export const staysTrue = (question: string, query: string, today: string): boolean => {
  const times = namedTimes(question, today);
  const writesDays = YEAR.test(query);
  if (times === 'moving') return PRESENT.test(query) && !writesDays;
  return times === 'fixed' || !writesDays;
};
