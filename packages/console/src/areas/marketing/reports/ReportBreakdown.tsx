import type { Async } from '@console/base';
import { type DeliveryFigures, reportReasons } from '@console/api/contract';
import { DeliveryFunnel, DeliveryReasons } from '@console/ui/delivery-funnel';
import { Panel } from '@console/ui/panel';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { numbersOf } from '../../../figures/delivery.js';
import { oneOf } from '../../../navigation/addressValues.js';
import type { OtherSide } from './ReportTrend.js';
import { useReportWords } from './reportWords.js';
import type { ReportView } from './useReportView.js';

interface ReportPartProps {
  figures: Async<DeliveryFigures>;
  view: ReportView;
  /** Whether the people behind a number may be looked at. */
  opens: boolean;
}

/** How far messages came. */
export const ReportFunnel = ({
  figures,
  other,
  view: { drill, open },
  opens,
}: ReportPartProps & { other: OtherSide | undefined }) => {
  const words = useReportWords();
  const nothing = <EmptyState picture="search" title={words.nothing} />;
  const isWhole = drill?.of === undefined && drill?.reason === undefined;
  const selected = isWhole && drill?.measure !== 'withheld' ? drill?.measure : undefined;
  const against = other?.figures && { name: other.name, numbers: numbersOf(other.figures) };
  return (
    <Panel title={words.funnel}>
      <AsyncView
        value={figures}
        what={words.funnel}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ sentCount }) => (sentCount === 0 && (against?.numbers.sent ?? 0) === 0 ? nothing : null)}
      >
        {(all) => (
          <DeliveryFunnel
            numbers={numbersOf(all)}
            against={against}
            selected={selected}
            {...(opens && { onSelect: (measure) => open({ measure }) })}
          />
        )}
      </AsyncView>
    </Panel>
  );
};

/** Why messages failed or were not sent. */
export const ReportReasons = ({ figures, view: { drill, open }, opens }: ReportPartProps) => {
  const words = useReportWords();
  const nothing = <EmptyState title={words.noReasons} />;
  const selected =
    drill?.of === undefined && drill?.reason !== undefined
      ? { measure: drill.measure, reason: drill.reason }
      : undefined;
  const noteOf = ({ withheldCount, waitingCount }: DeliveryFigures): string =>
    [
      ...(withheldCount > 0 ? [words.withheld(withheldCount)] : []),
      ...(waitingCount > 0 ? [words.waiting(waitingCount)] : []),
    ].join(' · ');
  return (
    <Panel title={words.reasons} note={figures.state === 'ready' ? noteOf(figures.data) : undefined}>
      <AsyncView
        value={figures}
        what={words.reasons}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ reasons }) => (reasons.length === 0 ? nothing : null)}
      >
        {({ reasons }) => (
          <DeliveryReasons
            reasons={reasons}
            selected={selected}
            {...(opens && {
              onSelect: ({ measure, reason }) =>
                open({
                  measure: measure === 'withheld' ? 'withheld' : 'failed',
                  reason: oneOf(reason, reportReasons),
                }),
            })}
          />
        )}
      </AsyncView>
    </Panel>
  );
};
