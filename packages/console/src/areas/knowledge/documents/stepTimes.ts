import type { Document } from '@console/api/contract';

export interface StepTime {
  readonly stage: string;
  readonly time: string;
  /** Milliseconds until the next one began; until now while it goes on, null for how it ended. */
  readonly took: number | null;
  readonly running: boolean;
}

const ends = new Set(['done', 'failed', 'cancelled']);

/** How long each stage of a parsing took. */
export const stepTimes = ({ steps = [] }: Pick<Document, 'steps'>, now: number): StepTime[] =>
  steps.map(({ stage, time }, at) => {
    const next = steps[at + 1];
    const ended = ends.has(stage);
    const until = next === undefined ? now : Date.parse(next.time);
    return {
      stage,
      time,
      took: ended ? null : Math.max(0, until - Date.parse(time)),
      running: next === undefined && !ended,
    };
  });

/** From the first to the last; null while it goes on, or where nothing was noted. */
export const totalOf = ({ steps = [] }: Pick<Document, 'steps'>): number | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || !ends.has(last.stage)) return null;
  return Math.max(0, Date.parse(last.time) - Date.parse(first.time));
};
