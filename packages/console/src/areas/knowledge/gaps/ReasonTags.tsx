import type { Gap } from '@console/api/contract';
import { Tag } from '@console/ui/states';
import { useGapWords } from './gapWords.js';

/** Why a question waits, and how often; how often it was asked at all stands beside it. */
export const ReasonTags = ({ gap: { reasons, unanswered, disliked } }: { gap: Gap }) => {
  const words = useGapWords();
  const has = (reason: Gap['reasons'][number]) => reasons.includes(reason);
  return (
    <>
      {has('unanswered') && <Tag>{words.unanswered(unanswered)}</Tag>}
      {has('disliked') && <Tag>{words.disliked(disliked)}</Tag>}
      {has('repeated') && <Tag>{words.repeated}</Tag>}
    </>
  );
};
