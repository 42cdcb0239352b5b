import {
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  DislikeOutlined,
  EllipsisOutlined,
  LikeOutlined,
  RedoOutlined,
} from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { type RefObject, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { shortTime, withoutCitations } from './answerText.js';
import { Bar, Heard } from './chat.styles.js';
import { answerHtml, copyAnswer } from './copyAnswer.js';
import { FeedbackForm } from './FeedbackForm.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import type { AnswerAction, ChatTurn } from './types.js';

export interface AnswerBarProps {
  turn: ChatTurn;
  now: Date;
  /** The answer as drawn, to be copied. */
  drawn: RefObject<Element | null>;
  onJudge?: (event: { isLike: boolean | null; feedback: string }) => void;
  onRegenerate?: () => void;
  answerActions?: readonly AnswerAction[];
}

const none: readonly AnswerAction[] = [];

/** What can be done with a finished answer: judge, copy, ask again. */
export const AnswerBar = ({ turn, now, drawn, onJudge, onRegenerate, answerActions = none }: AnswerBarProps) => {
  const words = useWords(chatWords);
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { isLike, answer, references, createTime } = turn;
  const copy = () => {
    const html = drawn.current ? answerHtml(drawn.current) : '';
    void copyAnswer(html, withoutCitations(answer, references)).then(setCopied);
  };
  const offered = answerActions.filter(({ isOffered }) => isOffered?.(turn) ?? true);
  const outcome = copied === null ? '' : copied ? words.copied : words.copyFailed;
  const close = () => {
    setAsking(false);
    bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return (
    <>
      <Bar ref={bar}>
        {onJudge && (
          <>
            <IconButton
              label={words.like}
              icon={<LikeOutlined />}
              aria-pressed={isLike === true}
              onClick={() => onJudge({ isLike: isLike === true ? null : true, feedback: '' })}
            />
            <IconButton
              // Over the form its words would only be in the way.
              label={asking ? '' : words.dislike}
              aria-label={words.dislike}
              icon={<DislikeOutlined />}
              aria-pressed={isLike === false}
              aria-expanded={asking}
              onClick={() => (isLike === false ? onJudge({ isLike: null, feedback: '' }) : setAsking(!asking))}
            />
          </>
        )}
        {answer.trim() !== '' && (
          <IconButton
            label={outcome === '' ? words.copy : outcome}
            icon={copied === null ? <CopyOutlined /> : copied ? <CheckOutlined /> : <CloseOutlined />}
            onClick={copy}
            onBlur={() => setCopied(null)}
          />
        )}
        {onRegenerate && <IconButton label={words.regenerate} icon={<RedoOutlined />} onClick={onRegenerate} />}
        {offered.length > 0 && (
          <MenuOnDemand
            placement="bottomLeft"
            menu={{
              items: offered.map(({ key, label, onClick }) => ({ key, label, onClick: () => onClick(turn) })),
            }}
          >
            {(opener) => <IconButton label={words.moreOfAnswer} icon={<EllipsisOutlined />} {...opener} />}
          </MenuOnDemand>
        )}
        <time dateTime={createTime} title={formatDateTime(createTime)}>
          {shortTime(createTime, now)}
        </time>
        <Heard role="status">{outcome}</Heard>
      </Bar>
      {asking && onJudge && (
        <FeedbackForm
          onCancel={close}
          onSubmit={(feedback) => {
            onJudge({ isLike: false, feedback });
            close();
          }}
        />
      )}
    </>
  );
};
