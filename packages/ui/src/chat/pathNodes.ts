import type { GraphPath } from './types.js';

type Step = GraphPath['steps'][number];

export interface DrawnStep extends Step {
  /** What it comes to. */
  readonly to: string;
  /** It is told against its direction: from its object. */
  readonly back: boolean;
}

/** A way as it is drawn: where it begins, and what each of its steps leads to. */
export const pathNodes = (steps: readonly Step[]): { readonly from: string; readonly steps: readonly DrawnStep[] } => {
  const [first, second] = steps;
  if (first === undefined) return { from: '', steps: [] };
  const joins = (name: string): boolean => second !== undefined && [second.subject, second.object].includes(name);
  const from = joins(first.subject) && !joins(first.object) ? first.object : first.subject;
  let at = from;
  const drawn = steps.map((step): DrawnStep => {
    const back = step.subject !== at && step.object === at;
    at = back ? step.subject : step.object;
    return { ...step, to: at, back };
  });
  return { from, steps: drawn };
};
