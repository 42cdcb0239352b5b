import { type CustomerRfm, modifyRfm, rfmMarks, type RfmSegment, rfmSegments } from '@console/api/contract';
import { useReadCustomerRfm } from '@console/api/hooks/portraits';
import { lookUp } from '@console/base';
import { PageLink } from '@console/ui/link';
import { type RfmBlock, RfmPicture } from '@console/ui/rfm-picture';
import { AsyncView, Skeletons } from '@console/ui/states';
import { linkTo } from '../../../navigation/address.js';
import { oneOf } from '../../../navigation/addressValues.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useCustomerWords } from './customerWords.js';

const sizeOf = (segments: CustomerRfm['segments'], of: (segment: RfmSegment) => boolean): number =>
  segments.reduce((sum, { segment, customerCount }) => {
    const known = oneOf(segment, rfmSegments);
    return known !== undefined && of(known) ? sum + customerCount : sum;
  }, 0);

/** How many are in each block: those of both amounts together. */
const blocksOf = (segments: CustomerRfm['segments']): Record<RfmBlock, number> => {
  const block = (recent: boolean, frequent: boolean) =>
    sizeOf(segments, (one) => rfmMarks[one].recent === recent && rfmMarks[one].frequent === frequent);
  return {
    recentFrequent: block(true, true),
    pastFrequent: block(false, true),
    recentRare: block(true, false),
    pastRare: block(false, false),
  };
};

/** How lately, often and for how much somebody ordered, beside all others. */
export const PersonRfm = ({ id }: { id: string }) => {
  const words = useCustomerWords();
  const { follow } = useAddress();
  const maySet = usePermitted(modifyRfm);
  const rfm = useReadCustomerRfm({ id });
  const named = (segment: string) => lookUp(words.segments, segment, segment);
  return (
    <section>
      <header>
        <h2>{words.rfm}</h2>
        {maySet && (
          <PageLink href={linkTo('rfmDetails', { tab: 'thresholds' })} onNavigate={follow}>
            {words.thresholds}
          </PageLink>
        )}
      </header>
      <AsyncView value={rfm.state} what={words.rfm} skeleton={<Skeletons shape="rows" count={5} />}>
        {({ segment, formerSegment, own, thresholds, segments }) => (
          <RfmPicture
            own={own}
            thresholds={thresholds}
            {...(segment !== null && { segment: named(segment) })}
            {...(formerSegment !== null && formerSegment !== segment && { former: named(formerSegment) })}
            people={{ own: sizeOf(segments, (one) => one === segment), all: sizeOf(segments, () => true) }}
            blocks={blocksOf(segments)}
          />
        )}
      </AsyncView>
    </section>
  );
};
