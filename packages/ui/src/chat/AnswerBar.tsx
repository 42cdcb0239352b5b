import { CheckOutlined, CopyOutlined, DislikeOutlined, LikeOutlined, RedoOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { copyText } from '../clipboard/copyText.js';
import { shortTime, withoutCitations } from './answerText.js';
import { Bar } from './chat.styles.js';
import { FeedbackForm } from './FeedbackForm.js';
import type { Session } from './types.js';

export interface AnswerBarProps {
  session: Session;
  now: Date;
  onJudge?: (event: { isLike: boolean | null; feedback: string }) => void;
  onRegenerate?: () => void;
}

/** What can be done with a finished answer: judge, copy, ask again. */
export const AnswerBar = ({ session, now, onJudge, onRegenerate }: AnswerBarProps) => {
  const words = useWords('chat');
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { isLike, answer, references, createTime } = session;
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
              label={words.dislike}
              icon={<DislikeOutlined />}
              aria-pressed={isLike === false}
              aria-expanded={asking}
              onClick={() => (isLike === false ? onJudge({ isLike: null, feedback: '' }) : setAsking(!asking))}
            />
          </>
        )}
        {answer.trim() !== '' && (
          <IconButton
            label={copied ? words.copied : words.copy}
            icon={copied ? <CheckOutlined /> : <CopyOutlined />}
            onClick={() => void copyText(withoutCitations(answer, references)).then(setCopied)}
            onBlur={() => setCopied(false)}
          />
        )}
        {onRegenerate && <IconButton label={words.regenerate} icon={<RedoOutlined />} onClick={onRegenerate} />}
        <time dateTime={createTime} title={formatDateTime(createTime)}>
          {shortTime(createTime, now)}
        </time>
      </Bar>
      {asking && onJudge && (
        <FeedbackForm
          onCancel={close}
          onSubmit={({ feedback }) => {
            onJudge({ isLike: false, feedback });
            close();
          }}
        />
      )}
    </>
  );
};
