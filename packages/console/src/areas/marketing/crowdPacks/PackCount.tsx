import type { CrowdPackDetail } from '@console/api/contract';
import { useReadCrowdPicture } from '@console/api/hooks/marketing/crowdPack';
import { lookUp } from '@console/base';
import { AudienceCount } from '@console/ui/audience-count';
import { useCrowdPackWords } from './crowdPackWords.js';
import type { CrowdFigures } from './useCrowdCount.js';

interface PackCountProps {
  /** As it was saved; undefined for a new one. */
  pack: CrowdPackDetail | undefined;
  figures: CrowdFigures;
  /** The rules have changed since. */
  dirty: boolean;
}

/** How many people the rules have as they are edited, and whom the saved ones reach. */
export const PackCount = ({ pack, figures, dirty }: PackCountProps) => {
  const words = useCrowdPackWords();
  const picture = useReadCrowdPicture(pack === undefined ? null : { id: pack.id });
  const { counted, counting, problem, retry } = figures;
  return (
    <AudienceCount
      counted={counted}
      counting={counting}
      {...(problem && { problem, onRetry: retry })}
      {...(dirty && pack !== undefined && { saved: pack.memberCount })}
      reach={(picture.data?.reach ?? []).map(({ channel, reachable }) => ({
        channel,
        name: lookUp(words.channels, channel, channel),
        count: reachable,
      }))}
    />
  );
};
