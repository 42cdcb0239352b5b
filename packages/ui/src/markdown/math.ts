import 'katex/dist/katex.min.css';
import katex from 'katex';
import remarkMath from 'remark-math';

export const reader = remarkMath;

/** Longer formulas are shown as they were written. Characters. */
const MAX_SOURCE = 3000;

/** Draws a formula into an element; false for one that it can't. Nothing in it may lead or load anywhere. */
export const drawFormula = (source: string, display: boolean, target: HTMLElement): boolean => {
  if (source.length > MAX_SOURCE) return false;
  try {
    katex.render(source, target, {
      displayMode: display,
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
      throwOnError: true,
    });
    return true;
  } catch {
    return false;
  }
};
