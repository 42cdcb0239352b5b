import { mapAsync } from '@console/base';
import { useAnalyseUsageHours } from '@console/api/hooks/usage';
import { ChartCard, useHoursOfWeek } from '@console/ui/chart-card';
import { useFigureWords } from '../../figures/figureWords.js';
import { useStatisticsWords } from './statisticsWords.js';
import type { StatisticsView } from './useView.js';

interface HoursProps {
  view: StatisticsView;
  /** Whether the answers behind a cell may be looked at. */
  opens: boolean;
}

/** When people ask, by weekday and hour. */
export const Hours = ({ view: { span, open }, opens }: HoursProps) => {
  const words = useStatisticsWords();
  const shared = useFigureWords();
  const tableOf = useHoursOfWeek();
  const { startTime, endTime } = span;
  const hours = useAnalyseUsageHours({ startTime, endTime }, { keepPrevious: true });
  const data = mapAsync(hours.state, tableOf);
  const rows = data.state === 'ready' ? data.data.series : [];
  return (
    <ChartCard
      kind="heat"
      title={words.hours}
      note={words.hoursNote}
      data={data}
      labelTitle={words.hour}
      empty={shared.nothing}
      height={240}
      {...(shared.times && { unit: shared.times })}
      {...(opens && {
        onSelect: ({ at, series }) => {
          const weekday = rows.findIndex(({ name }) => name === series);
          if (weekday >= 0) open({ kind: 'hour', weekday, hour: at }, 'questions');
        },
      })}
    />
  );
};
