import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Question } from '../chat/Question.js';
import { useWords } from '../locale/useWords.js';
import { AnswerMarkdown } from '../markdown/index.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Notice } from '../states/index.js';
import { stepsWords } from './locale.js';
import { StepItem } from './StepItem.js';
import { Answer, Line, Root, Timeline } from './SteppedAnswer.styles.js';
import type { ShownSteps } from './types.js';

export interface SteppedAnswerProps extends RootProps {
  /** The question as far as it has come. */
  steps: ShownSteps;
  /** Seconds since it was asked, or that it took in all. Null: not known. */
  seconds: number | null;
  /** The evidence that is looked at: its citations are lit. Default none. */
  activeCitation?: number | null;
  /** Evidence is to be looked at. Left out: it cannot be. */
  onLook?: (event: { n: number }) => void;
  /** Asked while it is at work. Left out: it cannot be stopped. */
  onStop?: () => void;
  /** The same is to be asked again. Offered where there is no answer. Left out: it is not. */
  onAgain?: () => void;
}

const Progress = ({ steps: { steps, mostSteps, mostSeconds, status }, seconds, onStop }: SteppedAnswerProps) => {
  const words = useWords(stepsWords);
  const running = status === 'running';
  const thinks = running && !steps.some(({ state }) => state === 'running');
  const used = words.used(steps.length, mostSteps);
  const time =
    seconds === null ? [] : [running ? words.ofSeconds(Math.floor(seconds), mostSeconds) : words.seconds(seconds)];
  return (
    <Line>
      {running && <LoadingOutlined aria-hidden />}
      {running && <span role="status">{thinks ? words.thinking : words.working}</span>}
      <span>{[used, ...time].join(words.separator)}</span>
      {running && onStop && (
        <Button type="text" size="small" onClick={() => onStop()}>
          {words.stop}
        </Button>
      )}
    </Line>
  );
};

const isNotice = <N extends object>(notices: N, notice: string | null): notice is string & keyof N =>
  notice !== null && Object.hasOwn(notices, notice);

/** What has to be said of how it ended. */
const Ending = ({ steps, onAgain }: SteppedAnswerProps) => {
  const words = useWords(stepsWords);
  const { status, failure, answer, leftOut, notice } = steps;
  const again = onAgain && { action: { label: words.again, onClick: () => onAgain() } };
  if (status === 'failed')
    return (
      <Notice tone="error" title={words.failed} {...again}>
        {failure}
      </Notice>
    );
  if (status === 'stopped') return <Notice {...again}>{words.stopped}</Notice>;
  if (status === 'interrupted')
    return (
      <Notice tone="warning" {...again}>
        {words.interrupted}
      </Notice>
    );
  if (status !== 'done') return null;
  if (answer === '')
    return (
      <Notice tone="warning" {...again}>
        {words.unproven}
      </Notice>
    );
  return (
    <>
      {isNotice(words.notices, notice) && <Notice tone="warning">{words.notices[notice]}</Notice>}
      {leftOut > 0 && <Notice tone="warning">{words.leftOut(leftOut)}</Notice>}
    </>
  );
};

/** A question that is answered step by step: each step as it happens, then the answer with its citations. */
export const SteppedAnswer = (props: SteppedAnswerProps) => {
  const words = useWords(stepsWords);
  const { steps: shown, activeCitation = null, onLook } = props;
  const { question, answer, steps, references } = shown;
  const look = onLook && ((n: number) => onLook({ n }));
  return (
    <Root {...rootProps(props)}>
      <Question text={question} />
      <Progress {...props} />
      {steps.length > 0 && (
        <Timeline aria-label={words.steps}>
          {steps.map((step) => (
            <StepItem key={step.n} step={step} onLook={look} />
          ))}
        </Timeline>
      )}
      <Answer aria-label={words.answer}>
        {answer !== '' && (
          <AnswerMarkdown
            text={answer}
            references={references}
            activeCitation={activeCitation}
            {...(onLook && { onCite: ({ n }) => onLook({ n }) })}
          />
        )}
        <Ending {...props} />
      </Answer>
    </Root>
  );
};
