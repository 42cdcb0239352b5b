import { CheckOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import type { ImportPhase } from './importState.js';
import { Hidden, Steps } from './ImportWizard.styles.js';
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

/** Where the import stands. */
export const StepLine = ({ phase }: { phase: ImportPhase }) => {
  const words = useWords(importWords);
  return (
    <Steps aria-label={words.stepsLabel}>
      {words.steps.map((step, index) => {
        const isDone = index < at[phase];
        return (
          <li key={step} data-done={isDone ? '' : undefined} aria-current={index === at[phase] ? 'step' : undefined}>
            <b aria-hidden={true}>{isDone ? <CheckOutlined /> : index + 1}</b>
            <span>{step}</span>
            {isDone && <Hidden>{words.stepDone}</Hidden>}
          </li>
        );
      })}
    </Steps>
  );
};
