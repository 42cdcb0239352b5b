import { CheckCircleOutlined, LoadingOutlined, PauseCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { numberText } from './cells.js';
import { Line, Progress } from './DataAnswerView.styles.js';
import { dataAnswerWords } from './locale.js';
import type { ShownDataAnswer } from './types.js';

export interface StatusLineProps {
  answer: ShownDataAnswer;
  /** Old figures are shown while new ones are queried. */
  refreshing: boolean;
  /** From the question to the answer. Null: not known. */
  seconds: number | null;
  onStop: (() => void) | undefined;
}

const stages = ['reading', 'writing', 'querying', 'explaining'] as const;

const Running = ({ answer: { stage }, refreshing, onStop }: StatusLineProps) => {
  const words = useWords(dataAnswerWords);
  const known = stages.find((one) => one === stage);
  const at = known === undefined ? 0 : stages.indexOf(known) + 1;
  return (
    <Line>
      <LoadingOutlined aria-hidden />
      <span role="status">{refreshing ? words.requerying : words.stages[known ?? 'other']}</span>
      {at > 0 && (
        <>
          <Progress value={at} max={stages.length} aria-label={words.step(at, stages.length)} />
          <span aria-hidden="true">
            {at}/{stages.length}
          </span>
        </>
      )}
      {onStop && (
        <Button type="text" size="small" onClick={() => onStop()}>
          {words.stop}
        </Button>
      )}
    </Line>
  );
};

/** One line over an answer: what is being done, what was understood, or what is not clear yet. */
export const StatusLine = (props: StatusLineProps) => {
  const { answer, refreshing, seconds } = props;
  const words = useWords(dataAnswerWords);
  const { status, understood, byDefinition, doubts } = answer;
  if (status === 'running' || refreshing) return <Running {...props} />;
  if (status === 'asking') {
    return (
      <Line>
        <QuestionCircleOutlined aria-hidden />
        <span>{words.unsure(doubts.length)}</span>
      </Line>
    );
  }
  if (understood === '') return null;
  const said = [
    words.understood(understood),
    ...(seconds === null ? [] : [words.seconds(numberText(seconds, 1))]),
    ...(byDefinition ? [words.byDefinition] : []),
  ];
  return (
    <Line>
      {status === 'done' ? <CheckCircleOutlined data-ok="" aria-hidden /> : <PauseCircleOutlined aria-hidden />}
      <span>{said.join(' · ')}</span>
    </Line>
  );
};
