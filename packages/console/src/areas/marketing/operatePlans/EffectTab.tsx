import { type OperatePlanDetail, routes } from '@console/api/contract';
import { useReadDeliveryFigures } from '@console/api/hooks/marketing/report';
import { DeliveryFunnel, DeliveryReasons } from '@console/ui/delivery-funnel';
import { PageLink } from '@console/ui/link';
import { AsyncView, EmptyState } from '@console/ui/states';
import { numbersOf } from '../../../figures/delivery.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { isGranted } from '../../../session/menus.js';
import { useUser } from '../../../session/UserContext.js';
import { dayInShanghai } from '../../../time/inShanghai.js';
import { PanelBody, PartHead } from './plans.styles.js';
import { yuan } from './planStates.js';
import { usePlanWords } from './planWords.js';

const LOOK_AGAIN = 30_000;

/** What became of the messages of a plan: the same figures that reports show. */
export const EffectTab = ({ plan }: { plan: OperatePlanDetail }) => {
  const words = usePlanWords();
  const { menus } = useUser();
  const { follow } = useAddress();
  const { id, startTime } = plan;
  // Its end is not part of it.
  const endTime = new Date(Date.parse(plan.endTime) - 1000).toISOString();
  const figures = useReadDeliveryFigures({ planId: id, startTime, endTime }, { refreshEvery: LOOK_AGAIN });
  const [from, to] = [dayInShanghai(startTime), dayInShanghai(endTime)];
  const nothing = <EmptyState title={words.nothingSent} />;
  return (
    <PanelBody>
      <AsyncView
        value={figures.state}
        what={words.tabs.effect}
        empty={({ sentCount, reasons }) => (sentCount === 0 && reasons.length === 0 ? nothing : null)}
      >
        {(all) => (
          <>
            <section>
              <PartHead>
                <h3>{words.funnel}</h3>
                {isGranted(routes.marketingReports.path, menus) && (
                  <PageLink
                    href={linkTo('marketingReports', { plan: id, range: 'custom', from, to })}
                    onNavigate={follow}
                  >
                    {words.fullReport}
                  </PageLink>
                )}
              </PartHead>
              <DeliveryFunnel numbers={numbersOf(all)} />
              <p>{words.paid(yuan(all.cost))}</p>
            </section>
            {all.reasons.length > 0 && (
              <section>
                <PartHead>
                  <h3>{words.whyNot}</h3>
                </PartHead>
                <DeliveryReasons reasons={all.reasons} />
              </section>
            )}
          </>
        )}
      </AsyncView>
    </PanelBody>
  );
};
