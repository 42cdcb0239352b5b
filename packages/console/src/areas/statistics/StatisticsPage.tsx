import { type Async, mapAsync } from '@console/base';
import { countUsageAnswers, pageUsageAnswers, type UsageFigure, usageMeasures } from '@console/api/contract';
import { useAnalyseUsage } from '@console/api/hooks/usage';
import { useOffered } from '@console/api/hooks/useOffered';
import { DrillFrame } from '@console/ui/drill-panel';
import { FigureChoice } from '@console/ui/figure-choice';
import { PageFrame } from '@console/ui/page-frame';
import { useFigureWords } from '../../figures/figureWords.js';
import { readings } from '../../figures/readings.js';
import { useEdit } from '../../forms/useEdit.js';
import { usePermitted } from '../../session/usePermitted.js';
import { BehindPanel } from './BehindPanel.js';
import { Breakdown } from './Breakdown.js';
import { CitedDocuments } from './CitedDocuments.js';
import { Hours } from './Hours.js';
import { readingOf } from './measureReading.js';
import { Parts, Sized } from './statistics.styles.js';
import { StatisticsTools } from './StatisticsTools.js';
import { useStatisticsWords } from './statisticsWords.js';
import { Trend } from './Trend.js';
import { UncitedDocuments } from './UncitedDocuments.js';
import { useView } from './useView.js';
import { WeeklyNotice } from './WeeklyNotice.js';
import { WeeklyReport } from './WeeklyReport.js';

/** How the platform is used, told apart by everything it can be told apart by; every number opens the answers behind it. */
export default function StatisticsPage() {
  const words = useStatisticsWords();
  const shared = useFigureWords();
  const view = useView();
  const edit = useEdit('report recipients');
  const { span, measure, choose, compared, behind, weekly, sending, send } = view;
  const figures = useAnalyseUsage({ startTime: span.startTime, endTime: span.endTime }, { keepPrevious: true });
  const offered = useOffered(pageUsageAnswers, countUsageAnswers);
  const permitted = usePermitted(pageUsageAnswers);
  const opens = offered && permitted;
  const write = readings(shared, compared ? shared.than(shared.before[span.name]) : undefined);
  const shown = (list: Async<UsageFigure[]>) =>
    usageMeasures.map((key) => ({
      key,
      label: words.figures[key],
      help: words.help[key],
      reading: mapAsync(list, (all) => {
        const figure = all.find((one) => one.measure === key);
        return figure ? readingOf(key, figure, write) : { value: '—' };
      }),
    }));
  return (
    <DrillFrame panel={behind && opens ? <BehindPanel behind={behind} view={view} /> : null}>
      <PageFrame title={words.title} actions={<StatisticsTools view={view} />}>
        <Sized>
          {weekly && <WeeklyNotice span={span} />}
          <FigureChoice label={words.title} figures={shown(figures.state)} chosen={measure} onChoose={choose} />
          <Parts>
            <div data-wide="">
              <Trend figures={figures.state} view={view} opens={opens} />
            </div>
            <div data-wide="">
              <Breakdown by="assistant" view={view} opens={opens} />
            </div>
            <Breakdown by="knowledgeBase" view={view} opens={opens} />
            <div data-right="">
              <Breakdown by="role" view={view} opens={opens} />
            </div>
            <div data-wide="">
              <Hours view={view} opens={opens} />
            </div>
            <CitedDocuments view={view} opens={opens} />
            <div data-right="">
              <UncitedDocuments view={view} />
            </div>
          </Parts>
        </Sized>
        <WeeklyReport open={sending} edit={edit} onClose={() => send(false)} />
      </PageFrame>
    </DrillFrame>
  );
}
