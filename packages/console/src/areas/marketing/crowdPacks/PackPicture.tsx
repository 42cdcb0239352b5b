import type { CrowdPackDetail } from '@console/api/contract';
import { useReadCrowdPicture } from '@console/api/hooks/marketing/crowdPack';
import { lookUp } from '@console/base';
import { SpreadBars } from '@console/ui/spread-bars';
import { AsyncView } from '@console/ui/states';
import { useAfterCount } from '../../../state/useAfterCount.js';
import { useCrowdPackWords } from './crowdPackWords.js';

/** Who is in the saved pack, beside everybody. */
export const PackPicture = ({ pack }: { pack: CrowdPackDetail }) => {
  const words = useCrowdPackWords();
  const picture = useReadCrowdPicture({ id: pack.id });
  useAfterCount(pack, picture.refresh);
  return (
    <AsyncView value={picture.state} what={words.picture}>
      {({ spreads, memberCount, total }) => (
        <SpreadBars
          ownTotal={memberCount}
          allTotal={total}
          spreads={spreads.map(({ trait, rows }) => ({
            key: trait,
            title: lookUp(words.traits, trait, trait),
            rows: rows.map(({ value, inPack, inAll }) => ({ value, own: inPack, all: inAll })),
          }))}
        />
      )}
    </AsyncView>
  );
};
