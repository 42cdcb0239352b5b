import { type Async, mapAsync } from '@console/base';
import type { UsageFigure } from '@console/api/contract';
import { ChartCard } from '@console/ui/chart-card';
import { useRangeNames } from '@console/ui/range-picker';
import { Button } from 'antd';
import { useFigureWords } from '../../figures/figureWords.js';
import { oneDecimal } from '../../figures/readings.js';
import { stepNames } from '../../figures/steps.js';
import { setOf } from './behind.js';
import { drawn, unitOf } from './measureReading.js';
import { useStatisticsWords } from './statisticsWords.js';
import type { StatisticsView } from './useView.js';

interface TrendProps {
  figures: Async<UsageFigure[]>;
  view: StatisticsView;
  /** Whether the answers behind a step may be looked at. */
  opens: boolean;
}

const HEIGHT = 206;

/** How the chosen figure went, beside the time before. */
export const Trend = ({ figures, view: { measure, span, compared, open }, opens }: TrendProps) => {
  const words = useStatisticsWords();
  const shared = useFigureWords();
  const names = useRangeNames();
  const chosen = mapAsync(figures, (list) => list.find((one) => one.measure === measure)?.trend ?? []);
  const data = mapAsync(chosen, (trend) => ({
    labels: stepNames({ trend }),
    series: [
      { name: names[span.name], values: trend.map(({ value }) => drawn(measure, value)) },
      ...(compared
        ? [
            {
              name: shared.before[span.name],
              values: trend.map(({ previous }) => drawn(measure, previous)),
              earlier: true,
            },
          ]
        : []),
    ],
  }));
  const steps = chosen.state === 'ready' ? chosen.data : [];
  const unit = unitOf(measure, shared);
  return (
    <ChartCard
      kind="line"
      title={words.figures[measure]}
      data={data}
      labelTitle={shared.time}
      empty={shared.nothing}
      height={HEIGHT}
      format={oneDecimal}
      {...(unit && { unit })}
      note={
        opens && (
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            onClick={() => open({ kind: 'all' }, setOf[measure])}
          >
            {words.behind.open}
          </Button>
        )
      }
      {...(opens && {
        onSelect: ({ at }) => {
          const time = steps[at]?.time;
          if (time !== undefined) open({ kind: 'step', time }, setOf[measure]);
        },
      })}
    />
  );
};
