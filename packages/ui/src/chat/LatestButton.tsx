import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { ToBottom } from './ChatThread.styles.js';
import { type ChatTurn, keyOf } from './types.js';
import type { LeftEnd } from './useThreadScroll.js';

export interface LatestButtonProps {
  turns: readonly ChatTurn[];
  /** What stood at the end when the reader left it. */
  left: LeftEnd;
  onClick: () => void;
}

/** The way back to the end, with what has come there since. */
export const LatestButton = ({ turns, left, onClick }: LatestButtonProps) => {
  const words = useWords(chatWords);
  const last = turns.at(-1);
  const seen = turns.findIndex((turn) => keyOf(turn) === left.key);
  const newer = turns.length - 1 - seen;
  const news = () => {
    if (last?.status === 'running') return words.newsRunning;
    if (newer > 0) return words.newsTurns(newer);
    return last?.id === left.id && last.answer.length > left.length ? words.newsMore : '';
  };
  const said = news();
  return (
    <ToBottom>
      <Button shape="round" icon={<DownOutlined aria-hidden />} onClick={onClick}>
        {words.toBottom}
        {said !== '' && <small>{said}</small>}
      </Button>
    </ToBottom>
  );
};
