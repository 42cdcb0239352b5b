import { useEffect, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { StepLine } from '../step-wizard/StepLine.js';
import type { ImportPhase } from './importState.js';
import { StepHeading } from './ImportWizard.styles.js';
import { importWords } from './locale.js';

const at: Record<ImportPhase, number> = {
  choosing: 0,
  reading: 0,
  failed: 0,
  matching: 1,
  checking: 2,
  mending: 2,
  sending: 3,
  stopped: 3,
  done: 4,
};

/** Where the import stands. The heading of a step that is come to has the focus. */
export const ImportSteps = ({ phase }: { phase: ImportPhase }) => {
  const words = useWords(importWords);
  const now = at[phase];
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(now);
  useEffect(() => {
    if (drawn.current === now) return;
    drawn.current = now;
    heading.current?.focus({ preventScroll: true });
  }, [now]);
  return (
    <>
      <StepLine
        label={words.stepsLabel}
        steps={words.steps.map((title, index) => ({ key: title, title, status: index < now ? 'done' : 'open' }))}
        current={words.steps[now]}
      />
      <StepHeading ref={heading} tabIndex={-1}>
        {words.steps[now] ?? words.finished}
      </StepHeading>
    </>
  );
};
