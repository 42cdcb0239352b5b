import { type Async, mapAsync } from '@console/base';
import type { DeliveryFigures, ReportMeasure } from '@console/api/contract';
import { ChartCard } from '@console/ui/chart-card';
import { Button } from 'antd';
import { type DeliveryKey, drawnOf, unitOf } from '../../../figures/delivery.js';
import { useDeliveryWords } from '../../../figures/deliveryWords.js';
import { useFigureWords } from '../../../figures/figureWords.js';
import { oneDecimal } from '../../../figures/readings.js';
import { useReportWords } from './reportWords.js';
import type { ReportView } from './useReportView.js';

/** The other side of a comparison, as far as it has come. */
export interface OtherSide {
  readonly name: string;
  readonly figures: DeliveryFigures | undefined;
}

interface ReportTrendProps {
  figures: Async<DeliveryFigures>;
  other: OtherSide | undefined;
  view: ReportView;
  /** Whether the people behind a day may be looked at. */
  opens: boolean;
}

const HEIGHT = 206;

/** The messages that a figure is about: what is paid is what was sent. */
const measureOf = (key: DeliveryKey): ReportMeasure => (key === 'cost' ? 'sent' : key);

/** How the chosen figure went, day by day, beside the other side. */
export const ReportTrend = ({ figures, other, view: { measure, open }, opens }: ReportTrendProps) => {
  const words = useReportWords();
  const delivery = useDeliveryWords();
  const shared = useFigureWords();
  const data = mapAsync(figures, ({ days }) => ({
    labels: days.map(({ day }) => day.slice(5)),
    series: [
      { name: delivery.figures[measure], values: days.map((day) => drawnOf(measure, day)) },
      ...(other?.figures
        ? [
            {
              name: other.name,
              values: days.map((_, at) => {
                const day = other.figures?.days[at];
                return day === undefined ? null : drawnOf(measure, day);
              }),
              earlier: true,
            },
          ]
        : []),
    ],
  }));
  const days = figures.state === 'ready' ? figures.data.days : [];
  const unit = unitOf(measure, delivery);
  return (
    <ChartCard
      kind="line"
      title={delivery.figures[measure]}
      data={data}
      labelTitle={shared.time}
      empty={words.nothing}
      height={HEIGHT}
      format={oneDecimal}
      {...(unit && { unit })}
      note={
        opens && (
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            onClick={() => open({ measure: measureOf(measure) })}
          >
            {words.open}
          </Button>
        )
      }
      {...(opens && {
        onSelect: ({ at }) => {
          const day = days[at]?.day;
          if (day !== undefined) open({ measure: measureOf(measure), of: { by: 'day', id: day } });
        },
      })}
    />
  );
};
