import { DownloadOutlined } from '@ant-design/icons';
import { beginReportExport, type DeliveryFigures, pageReportPeople } from '@console/api/contract';
import { useReadDeliveryFigures } from '@console/api/hooks/marketing/report';
import { useOffered } from '@console/api/hooks/useOffered';
import { mapAsync } from '@console/base';
import { IconButton } from '@console/ui/button';
import { DrillFrame } from '@console/ui/drill-panel';
import { FigureChoice } from '@console/ui/figure-choice';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { RangePicker } from '@console/ui/range-picker';
import { type DeliveryKey, readingOf, sixOf } from '../../../figures/delivery.js';
import { useDeliveryWords } from '../../../figures/deliveryWords.js';
import { Tools } from '../../../figures/figures.styles.js';
import { useFigureWords } from '../../../figures/figureWords.js';
import { readings } from '../../../figures/readings.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { isWithin } from './drillFilter.js';
import { PeoplePanel } from './PeoplePanel.js';
import { ReportFunnel, ReportReasons } from './ReportBreakdown.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportGroups } from './ReportGroups.js';
import { Parts, Sized } from './reports.styles.js';
import { ReportTrend } from './ReportTrend.js';
import { useReportWords } from './reportWords.js';
import { useOtherSide } from './useOtherSide.js';
import { useReportView } from './useReportView.js';

const ReportExportDrawer = lazyPart(() => import('./ReportExportDrawer.js'));

/** What became of messages, told apart by all that they can be told apart by; numbers open their people, for who may see them. */
export default function ReportsPage() {
  const words = useReportWords();
  const delivery = useDeliveryWords();
  const shared = useFigureWords();
  const view = useReportView();
  const figures = useReadDeliveryFigures(view.filter, { keepPrevious: true });
  const other = useOtherSide(view);
  const offered = useOffered(pageReportPeople);
  const permitted = usePermitted(pageReportPeople);
  const exportable = useOffered(beginReportExport);
  const opens = offered && permitted;
  usePageHead(words.title);
  const write = readings(shared, other && shared.than(other.name));
  const shown = (key: DeliveryKey) => ({
    key,
    label: delivery.figures[key],
    help: delivery.help[key],
    reading: mapAsync(figures.state, (all: DeliveryFigures) =>
      readingOf(key, all, { other: other?.figures, write, words: delivery }),
    ),
  });
  const drill = view.drill && isWithin(view.filter, view.drill.of) ? view.drill : undefined;
  const names = { plan: figures.data?.planName ?? '', template: figures.data?.templateName ?? '' };
  const parts = { figures: figures.state, view: { ...view, drill }, opens };
  return (
    <DrillFrame panel={drill && opens ? <PeoplePanel drill={drill} view={view} /> : null}>
      <PageFrame
        title={words.title}
        actions={
          <Tools>
            <RangePicker {...view.picker} />
            {exportable && (
              <IconButton label={words.export} icon={<DownloadOutlined />} onClick={() => view.exports(true)} />
            )}
          </Tools>
        }
      >
        <ReportFilters view={view} names={{ ...names, other: other?.name ?? '' }} />
        <Sized>
          <FigureChoice
            label={words.figures}
            figures={sixOf(view.channel === 'app').map(shown)}
            chosen={view.measure}
            onChoose={view.choose}
          />
          <Parts>
            <div data-wide="">
              <ReportTrend {...parts} other={other} />
            </div>
            <ReportFunnel {...parts} other={other} />
            <div data-right="">
              <ReportReasons {...parts} />
            </div>
            <div data-wide="">
              <ReportGroups view={parts.view} opens={opens} />
            </div>
          </Parts>
        </Sized>
        <ReportExportDrawer view={view} names={names} />
      </PageFrame>
    </DrillFrame>
  );
}
