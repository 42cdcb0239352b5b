import { memo, useLayoutEffect, useRef } from 'react';
import { lazyModule } from './lazyModule.js';

/** The reader of formulas and their letters, fetched with the first formula. */
export const useMath = lazyModule(() => import('./math.js'));

export interface FormulaProps {
  /** LaTeX. */
  source: string;
  /** On a line of its own. Default false. */
  display?: boolean;
}

/** A formula, or its source where it can't be drawn. Drawn once, however often the text around it is. */
export const Formula = memo(({ source, display = false }: FormulaProps) => {
  const math = useMath(true);
  const target = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = target;
    if (!current) return;
    // Built as elements, for styles written as attributes are refused under a strict content policy.
    const drawn = math?.drawFormula(source, display, current) === true;
    current.dataset['drawn'] = String(drawn);
    if (!drawn) current.textContent = source;
  }, [math, source, display]);
  return <span ref={target} className={display ? 'answer-formula' : 'answer-formula-inline'} />;
});
Formula.displayName = 'Formula';
