import type { Async } from '@console/base';
import type { QaCalls } from '@console/api/contract';
import { type RangeName, useRangeNames } from '@console/ui/range-picker';
import { AsyncView, Skeletons } from '@console/ui/states';
import { TrendChart } from '@console/ui/trend-chart';
import { useHomeWords } from './homeWords.js';
import { stepNames } from './steps.js';

/** How many questions were asked, step by step, beside the time before. */
export const Trend = ({ calls, range }: { calls: Async<QaCalls>; range: RangeName }) => {
  const words = useHomeWords();
  const names = useRangeNames();
  return (
    <AsyncView value={calls} what={words.trend} skeleton={<Skeletons shape="rows" count={6} />}>
      {(data) => {
        const labels = stepNames(data);
        const points = data.trend.map(({ value, previous }, at) => ({ label: labels[at] ?? '', value, previous }));
        return (
          <TrendChart title={words.trend} name={names[range]} previousName={words.before[range]} points={points} />
        );
      }}
    </AsyncView>
  );
};
