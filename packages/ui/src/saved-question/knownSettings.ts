import type { QuestionSchedule, QuestionThreshold } from './types.js';

/** How often a question can be asked by itself. */
export const rhythms = ['day', 'week', 'month'] as const;
/** How a result can lie to a value. */
export const signs = ['<', '<=', '>', '>='] as const;

/** A schedule as a server says it; null where there is none, or a rhythm that only a later one knows. */
export const knownSchedule = (
  schedule: (Omit<QuestionSchedule, 'every'> & { readonly every: string }) | null,
): QuestionSchedule | null => {
  const every = rhythms.find((one) => one === schedule?.every);
  if (schedule === null || every === undefined) return null;
  const { weekday, day, hour } = schedule;
  return { every, hour, ...(weekday !== undefined && { weekday }), ...(day !== undefined && { day }) };
};

/** What rings as a server says it; null where nothing does, or a sign that only a later one knows. */
export const knownThreshold = (
  threshold: { readonly sign: string; readonly value: number } | null,
): QuestionThreshold | null => {
  const sign = signs.find((one) => one === threshold?.sign);
  return threshold === null || sign === undefined ? null : { sign, value: threshold.value };
};
