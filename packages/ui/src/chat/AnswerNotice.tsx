import { DisconnectOutlined, FileSearchOutlined, PauseCircleOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { Notice } from '../states/index.js';
import { Choices, Notes } from './chat.styles.js';
import type { ChatTurn } from './types.js';

/** Plain facts before the text: no model, nothing found, no evidence. */
export const FactNotice = ({ turn }: { turn: ChatTurn }) => {
  const words = useWords(chatWords);
  if (turn.notice === 'no_model') {
    return (
      <Notes>
        <Notice tone="info" title={words.noModelTitle}>
          {words.noModel}
        </Notice>
      </Notes>
    );
  }
  if (turn.notice === 'nothing_found') {
    return (
      <Notes>
        <Notice tone="plain" icon={<FileSearchOutlined aria-hidden />} title={words.nothingFoundTitle}>
          {words.nothingFound(turn.stage?.bases ?? 0)}
        </Notice>
      </Notes>
    );
  }
  if (turn.notice === 'ungrounded') {
    return (
      <Notes>
        <Notice tone="warning" title={words.ungroundedTitle}>
          {words.ungrounded}
        </Notice>
      </Notes>
    );
  }
  return null;
};

export interface EndNoticeProps {
  turn: ChatTurn;
  onRegenerate?: () => void;
  /** Goes on with an answer that has no end. Default: the model is asked to, as the next question. */
  onContinue?: () => void;
  /** Asks what makes the model go on with an answer that it could not write to its end. */
  onAsk?: (question: string) => void;
}

/** How an answer ended, where it did not end well, and what to do about it. */
export const EndNotice = ({ turn, onRegenerate, onContinue, onAsk }: EndNoticeProps) => {
  const words = useWords(chatWords);
  const empty = turn.answer.trim() === '';
  // What is quoted without a model cannot be gone on with.
  const byAsking = onAsk && turn.notice !== 'no_model' ? () => onAsk(words.goOn) : undefined;
  const goOn = empty ? undefined : (onContinue ?? byAsking);
  if (turn.status === 'interrupted') {
    return (
      <Notes role="status">
        <Notice tone="warning" icon={<DisconnectOutlined aria-hidden />}>
          {empty ? words.interruptedEmpty : words.interrupted}
        </Notice>
        <Choices>
          {goOn && (
            <Button type="primary" onClick={goOn}>
              {words.continueAnswer}
            </Button>
          )}
          {onRegenerate && <Button onClick={onRegenerate}>{words.regenerate}</Button>}
        </Choices>
      </Notes>
    );
  }
  if (turn.status === 'done' && turn.notice === 'cut_short') {
    return (
      <Notes>
        <Notice tone="warning">{words.cutShort}</Notice>
        {byAsking && (
          <Choices>
            <Button onClick={byAsking}>{words.continueAnswer}</Button>
          </Choices>
        )}
      </Notes>
    );
  }
  if (turn.status === 'done' && turn.notice === 'other_model') {
    return (
      <Notes>
        <Notice icon={<SwapOutlined aria-hidden />}>{words.otherModel}</Notice>
      </Notes>
    );
  }
  if (turn.status === 'stopped') {
    return (
      <Notes>
        <Notice icon={<PauseCircleOutlined aria-hidden />}>{empty ? words.stoppedEmpty : words.stopped}</Notice>
        {goOn && (
          <Choices>
            <Button onClick={goOn}>{words.continueAnswer}</Button>
          </Choices>
        )}
      </Notes>
    );
  }
  if (turn.status === 'failed') {
    return (
      <Notes>
        <Notice tone="error" title={words.failed}>
          {turn.failure}
        </Notice>
        {onRegenerate && (
          <Choices>
            <Button onClick={onRegenerate}>{words.retry}</Button>
          </Choices>
        )}
      </Notes>
    );
  }
  return null;
};
