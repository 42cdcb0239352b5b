import { ClockCircleOutlined, PushpinOutlined, ReloadOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useAgo } from '../ago/useAgo.js';
import { formatDateTime } from '@console/base';
import { ActionButton } from '../button/LockedButton.js';
import { IconButton } from '../button/IconButton.js';
import { numberText, withUnit } from '../data-answer/cells.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { ProgressLine, ReadOut, TextButton } from '../states/states.styles.js';
import { Tag } from '../states/Tag.js';
import { CardBody } from './CardBody.js';
import { savedQuestionWords } from './locale.js';
import { Actions, Failure, Foot, Head, Root } from './SavedQuestionCard.styles.js';
import { scheduleText } from './scheduleText.js';
import type { PinnedQuestion } from './types.js';

export interface SavedQuestionCardProps extends RootProps {
  /** The question, as it was last answered. */
  question: PinnedQuestion;
  /** The clock, to say how long ago it was answered. Left out, that time is written in full. */
  now?: Date | undefined;
  /** It is being asked again: what is shown stays until the answer has come. Default: as the answer's status says. */
  running?: boolean | undefined;
  /** The question is to be asked again. Left out, it can't be. */
  onRun?: ((event: { id: string }) => unknown) | undefined;
  /** What is being asked is to be given up. Left out, it can't be. */
  onStop?: ((event: { id: string }) => unknown) | undefined;
  /** The whole answer is to be looked at. Left out, it can't be. */
  onOpen?: ((event: { id: string }) => void) | undefined;
  /** The card is to go. Left out, it stays. */
  onUnpin?: ((event: { id: string }) => unknown) | undefined;
}

/** A question on the overview with its last answer, how old that is, and ways to ask it again. */
export const SavedQuestionCard = (props: SavedQuestionCardProps) => {
  const { question: card, now, running: given, onRun, onStop, onOpen, onUnpin, ...root } = props;
  const words = useWords(savedQuestionWords);
  const ago = useAgo();
  const titleId = useId();
  const { id, question, answer, lastRun, schedule, threshold, stale, verified } = card;
  const running = given ?? answer?.status === 'running';
  const failure = (lastRun?.failure || answer?.failure) ?? '';
  const hasResult = answer?.table != null;
  const time = answer?.createTime ?? lastRun?.time;
  const rang = lastRun?.rang === true && threshold !== null;
  return (
    <Root {...rootProps(root)} aria-labelledby={titleId} aria-busy={running}>
      {running && <ProgressLine />}
      <ReadOut>{running ? words.running : null}</ReadOut>
      <Head>
        <h3 id={titleId} title={question}>
          {question}
        </h3>
        {verified && <Tag tone="info">{words.verified}</Tag>}
        {rang && threshold && lastRun && (
          <Tag tone="warning">
            {words.passed(words.signs[threshold.sign], withUnit(numberText(threshold.value), lastRun.unit))}
          </Tag>
        )}
        {stale && !running && (
          <Tag tone="warning" title={words.staleHelp}>
            {words.stale}
          </Tag>
        )}
      </Head>
      <CardBody question={card} running={running} />
      {failure !== '' && !running && (
        <Failure>
          <b>{hasResult ? words.failedKept : words.failed}</b> {failure}
        </Failure>
      )}
      <Foot>
        <small>
          {time !== undefined && (
            <time title={formatDateTime(time)}>{now ? ago(new Date(time), now) : formatDateTime(time)}</time>
          )}
          {schedule && (
            <span>
              <ClockCircleOutlined aria-hidden /> {scheduleText(schedule, words)}
            </span>
          )}
        </small>
        <Actions>
          {running && onStop && (
            <ActionButton
              type="text"
              size="small"
              aria-label={words.stopNamed(question)}
              onClick={() => onStop({ id })}
            >
              {words.stop}
            </ActionButton>
          )}
          {onRun && !(running && onStop) && (
            <ActionButton
              type="text"
              size="small"
              icon={<ReloadOutlined aria-hidden />}
              aria-label={words.runNamed(question)}
              disabled={running}
              onClick={() => onRun({ id })}
            >
              {words.run}
            </ActionButton>
          )}
          {onOpen && (
            <TextButton type="button" aria-label={words.openNamed(question)} onClick={() => onOpen({ id })}>
              {words.open}
            </TextButton>
          )}
          {onUnpin && (
            <IconButton
              label={words.unpinNamed(question)}
              icon={<PushpinOutlined aria-hidden />}
              onClick={() => onUnpin({ id })}
            />
          )}
        </Actions>
      </Foot>
    </Root>
  );
};
