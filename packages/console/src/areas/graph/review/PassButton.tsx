import { Button } from 'antd';
import { isGoing, type Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';
import { usePassing } from './usePassing.js';

/** Passes the review, with how many that would be. */
export const PassButton = ({ reviewed }: { reviewed: Reviewed }) => {
  const words = useReviewWords();
  const { pass, running } = usePassing(reviewed);
  const { acceptedCount, status } = reviewed;
  return (
    <Button
      type="primary"
      loading={running || status === 'passing'}
      disabled={acceptedCount === 0 || isGoing(reviewed)}
      onClick={() => void pass()}
    >
      {words.pass(acceptedCount)}
    </Button>
  );
};
