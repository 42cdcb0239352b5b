import { CheckOutlined, ExclamationOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { wizardWords } from './locale.js';
import { Hidden, StepButton, Steps } from './StepLine.styles.js';

/** `done`: it is behind the reader. `error`: it is to be mended. `open`: it is still to come, or under way. */
export type StepStatus = 'done' | 'error' | 'open';

export interface LineStep {
  readonly key: string;
  readonly title: string;
  readonly status: StepStatus;
  /** May be passed over. */
  readonly optional?: boolean;
}

export interface StepLineProps {
  /** Names the steps: "导入的步骤". */
  label: string;
  steps: readonly LineStep[];
  /** Key of the step that the reader is in. */
  current: string | undefined;
  /** Goes to a step that has been there. Left out, the line only tells. */
  onGo?: (key: string) => void;
}

const marks = { done: <CheckOutlined />, error: <ExclamationOutlined />, open: undefined };

/** Where somebody is on the way through a few steps. */
export const StepLine = ({ label, steps, current, onGo }: StepLineProps) => {
  const words = useWords(wizardWords);
  return (
    <Steps aria-label={label}>
      {steps.map(({ key, title, status, optional = false }, index) => {
        const said = { done: words.done, error: words.wrong, open: optional ? words.optional : undefined }[status];
        const content = (
          <>
            <b aria-hidden={true}>{marks[status] ?? index + 1}</b>
            <span data-title="">{title}</span>
            {said !== undefined && <Hidden>{said}</Hidden>}
          </>
        );
        return (
          <li key={key} data-status={status} aria-current={key === current ? 'step' : undefined}>
            {onGo && status !== 'open' && key !== current ? (
              <StepButton type="button" onClick={() => onGo(key)}>
                {content}
              </StepButton>
            ) : (
              content
            )}
          </li>
        );
      })}
    </Steps>
  );
};
