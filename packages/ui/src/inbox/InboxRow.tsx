import { DislikeOutlined, LikeOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { formatDateTime } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { Tag } from '../states/index.js';
import { hiddenVisually } from '../theme/mixins.js';
import { styled } from 'styled-components';
import { Open } from './InboxList.styles.js';
import { inboxWords } from './locale.js';
import type { InboxItem } from './types.js';

const Said = styled.span`
  ${hiddenVisually}
`;

/** As short as it can be: the clock today, then the day, then the year. */
const clockOf = (time: string, now: Date): string => {
  const [full, today] = [formatDateTime(time), formatDateTime(now)];
  if (full.slice(0, 10) === today.slice(0, 10)) return full.slice(11, 16);
  return full.slice(0, 4) === today.slice(0, 4) ? full.slice(5, 16) : full.slice(0, 10);
};

export interface InboxRowProps {
  item: InboxItem;
  index: number;
  now: Date;
  current: boolean;
  /** The keyboard comes to the list here. */
  isStop: boolean;
  onOpen: (id: string) => void;
}

/** One thing of the list: what it is about and who asked, what came of it, and whether it was seen. */
export const InboxRow = memo(function InboxRow({ item, index, now, current, isStop, onOpen }: InboxRowProps) {
  const words = useWords(inboxWords);
  const { id, title, time, facts, unread, judged, fault } = item;
  return (
    <Open
      type="button"
      data-index={index}
      data-unread={unread ? '' : undefined}
      aria-current={current ? 'true' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onOpen(id)}
    >
      <i aria-hidden />
      <b>
        {unread && <Said>{words.unread} </Said>}
        {title}
      </b>
      <time dateTime={time}>{clockOf(time, now)}</time>
      <small>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </small>
      <span data-marks="">
        {fault !== undefined && <Tag tone="warning">{fault}</Tag>}
        {judged === 'liked' && <LikeOutlined role="img" aria-label={words.liked} />}
        {judged === 'disliked' && <DislikeOutlined role="img" data-disliked="" aria-label={words.disliked} />}
      </span>
    </Open>
  );
});
