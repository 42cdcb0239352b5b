import { latexToMath, Math as Equation } from 'docx/math';

/** Longer formulas stand as they were written, as in the chat. Characters. */
const LONGEST = 3000;

/** A formula as an equation that Word shows and edits; null for one that can't be read. */
export const equationOf = (latex: string): Equation | null => {
  if (latex.length > LONGEST) return null;
  try {
    return new Equation({ children: [...latexToMath(latex)] });
  } catch {
    return null;
  }
};
