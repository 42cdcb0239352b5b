import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { listTodos, pageMissedQuestions, type QaCalls } from '@console/api/contract';
import {
  useAnalyseFaqCalls,
  useAnalyseFeedback,
  useAnalyseQaCalls,
  useExportStatistics,
} from '@console/api/hooks/statistics';
import { ActionButton, IconButton } from '@console/ui/button';
import { FigureBand } from '@console/ui/figure-band';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, Skeletons } from '@console/ui/states';
import { TrendChart } from '@console/ui/trend-chart';
import { useMemo } from 'react';
import { Offered } from '../../session/Offered.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { inShanghai } from '../../time/inShanghai.js';
import { useNow } from '../../time/useNow.js';
import { FloatingQuestions } from './FloatingQuestions.js';
import { figuresOf } from './figures.js';
import { Columns, Scroll, Tools } from './home.styles.js';
import { type HomeWords, useHomeWords } from './homeWords.js';
import { Missed } from './Missed.js';
import { RangePicker } from './RangePicker.js';
import { type RangeName, spanOf } from './span.js';
import { Todos } from './Todos.js';
import { Usage } from './Usage.js';
import { useLoadedAt } from './useLoadedAt.js';

const HOURS_UP_TO = 49;

const two = (part: number): string => String(part).padStart(2, '0');

const clockOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** Hours are named by the clock, days by their date; both as the server begins them. */
const pointsOf = ({ trend }: QaCalls) => {
  const inHours = trend.length <= HOURS_UP_TO && trend.length > 1 && hoursBetween(trend) <= 1;
  return trend.map(({ time, value, previous }) => {
    const moment = inShanghai(new Date(time));
    const label = inHours ? `${two(moment.getHours())}:00` : `${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
    return { label, value, previous };
  });
};

const hoursBetween = ([first, second]: QaCalls['trend']): number =>
  first && second ? (Date.parse(second.time) - Date.parse(first.time)) / 3_600_000 : 0;

const Trend = ({ calls, name, words }: { calls: QaCalls; name: RangeName; words: HomeWords }) => {
  const points = useMemo(() => pointsOf(calls), [calls]);
  return <TrendChart title={words.trend} name={words.ranges[name]} previousName={words.before[name]} points={points} />;
};

/** How the platform is used: figures of a time beside the time before, what waits, what is asked and not found. */
export default function OverviewPage() {
  const words = useHomeWords();
  const [get, set] = useQueryState();
  const now = useNow();
  const { range, from, to } = { range: get('range'), from: get('from'), to: get('to') };
  // A new day changes what "today" is, a new minute does not.
  const today = inShanghai(now).toDateString();
  const span = useMemo(
    () => spanOf({ ...(range && { range }), ...(from && { from }), ...(to && { to }) }, new Date(today)),
    [range, from, to, today],
  );
  const { startTime, endTime, name } = span;
  const input = { startTime, endTime };
  const qa = useAnalyseQaCalls(input, { keepPrevious: true });
  const faq = useAnalyseFaqCalls(input, { keepPrevious: true });
  const feedback = useAnalyseFeedback(input, { keepPrevious: true });
  const sheet = useExportStatistics();
  const loadedAt = useLoadedAt(qa.state);

  const refresh = () => {
    qa.refresh();
    faq.refresh();
    feedback.refresh();
  };
  const onExport = async () => {
    const fileName = `${words.fileName} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.xlsx`;
    const file = await sheet.run({ ...input, fileName }).catch(() => undefined);
    if (file === undefined) return false;
    saveFile(file, fileName);
    return true;
  };
  const figures = figuresOf(
    { qa: qa.state, faq: faq.state, feedback: feedback.state },
    words,
    words.than(words.before[name]),
  );

  return (
    <PageFrame
      title={words.title}
      actions={
        <Tools>
          {loadedAt && <time dateTime={loadedAt.toISOString()}>{words.updated(clockOf(loadedAt))}</time>}
          <IconButton label={words.refresh} icon={<ReloadOutlined />} onClick={refresh} />
          <RangePicker span={span} onChange={(next) => set({ from: undefined, to: undefined, ...next })} />
          <ActionButton icon={<DownloadOutlined />} onClick={onExport}>
            {words.exportAll}
          </ActionButton>
        </Tools>
      }
    >
      <Scroll>
        <FigureBand label={words.title} figures={figures} />
        <Columns>
          <AsyncView value={qa.state} what={words.trend} skeleton={<Skeletons shape="rows" count={6} />}>
            {(calls) => <Trend calls={calls} name={name} words={words} />}
          </AsyncView>
          <Offered calls={[listTodos]}>
            <Todos />
          </Offered>
          <Usage calls={qa.state} />
          <Offered calls={[pageMissedQuestions]}>
            <Missed span={span} />
          </Offered>
        </Columns>
      </Scroll>
      <FloatingQuestions />
    </PageFrame>
  );
}
