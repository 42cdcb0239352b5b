import { Button } from 'antd';
import { isGoing, type Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

export interface PassButtonProps {
  reviewed: Reviewed;
  running: boolean;
  onPass: () => void;
}

/** Passes the review, with how many that would be. */
export const PassButton = ({ reviewed, running, onPass }: PassButtonProps) => {
  const words = useReviewWords();
  const { acceptedCount, status } = reviewed;
  return (
    <Button
      type="primary"
      loading={running || status === 'passing'}
      disabled={acceptedCount === 0 || isGoing(reviewed)}
      onClick={onPass}
    >
      {words.pass(acceptedCount)}
    </Button>
  );
};
