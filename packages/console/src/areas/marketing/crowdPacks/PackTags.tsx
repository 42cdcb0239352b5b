import type { CrowdPackDetail } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, Tag } from '@console/ui/states';
import { useCrowdPackWords } from './crowdPackWords.js';
import { tones } from './packCount.js';

/** Whether a pack is being counted, and when it is. */
export const PackTags = ({ pack: { status, alive, countHour } }: { pack: CrowdPackDetail }) => {
  const words = useCrowdPackWords();
  return (
    <>
      {status !== 'ready' && (
        <Status tone={lookUp(tones, status, 'off')}>{lookUp(words.statuses, status, status)}</Status>
      )}
      <Tag>{alive ? words.aliveAt(countHour) : words.frozen}</Tag>
    </>
  );
};
