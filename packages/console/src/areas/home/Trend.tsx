import { type Async, mapAsync } from '@console/base';
import type { QaCalls } from '@console/api/contract';
import { ChartCard } from '@console/ui/chart-card';
import { type RangeName, useRangeNames } from '@console/ui/range-picker';
import { useFigureWords } from '../../figures/figureWords.js';
import { stepNames } from '../../figures/steps.js';
import { useHomeWords } from './homeWords.js';

/** How many questions were asked, step by step, beside the time before. */
export const Trend = ({ calls, range }: { calls: Async<QaCalls>; range: RangeName }) => {
  const words = useHomeWords();
  const { before, time, nothing } = useFigureWords();
  const names = useRangeNames();
  const data = mapAsync(calls, (qa) => ({
    labels: stepNames(qa),
    series: [
      { name: names[range], values: qa.trend.map(({ value }) => value) },
      { name: before[range], values: qa.trend.map(({ previous }) => previous), earlier: true },
    ],
  }));
  return <ChartCard kind="line" title={words.trend} data={data} labelTitle={time} empty={nothing} />;
};
