import { Button } from 'antd';
import { useStatisticsWords } from './statisticsWords.js';

/** Rows shown at first. */
export const STEP = 8;
/** Rows that come with each press. */
const MORE = 24;
/** Rows that a call answers. */
export const MOST = 200;

interface MoreRowsProps {
  shown: number;
  total: number;
  /** Asks for so many rows. */
  onMore: (size: number) => void;
}

/** Under a list that shows its first rows. */
export const MoreRows = ({ shown, total, onMore }: MoreRowsProps) => {
  const words = useStatisticsWords();
  if (shown >= Math.min(total, MOST)) return null;
  return (
    <Button type="link" size="small" onClick={() => onMore(Math.min(shown + MORE, MOST))}>
      {words.more}
    </Button>
  );
};
