import { ReloadOutlined } from '@ant-design/icons';
import { listTodos, pageMissedQuestions } from '@console/api/contract';
import { useAnalyseFaqCalls, useAnalyseFeedback, useAnalyseQaCalls } from '@console/api/hooks/statistics';
import { IconButton } from '@console/ui/button';
import { FigureBand } from '@console/ui/figure-band';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { RangePicker } from '@console/ui/range-picker';
import { useLoadedAt } from '@console/ui/states';
import { Offered } from '../../session/Offered.js';
import { usePermitted } from '../../session/usePermitted.js';
import { ExportButton } from '../../figures/ExportButton.js';
import { useFigureWords } from '../../figures/figureWords.js';
import { readings } from '../../figures/readings.js';
import { clockOf } from '../../figures/steps.js';
import { useSpan } from '../../figures/useSpan.js';
import { FloatingQuestions } from './FloatingQuestions.js';
import { figuresOf } from './figures.js';
import { Scroll, Tools } from '../../figures/figures.styles.js';
import { Columns } from './home.styles.js';
import { useHomeWords } from './homeWords.js';
import { Missed } from './Missed.js';
import { Todos } from './Todos.js';
import { Trend } from './Trend.js';
import { Usage } from './Usage.js';

// For some readers only, and not what they came for: the page need not wait for it.
const PinnedQuestions = lazyPart(() => import('./pins/PinnedQuestions.js'));

/** How the platform is used: figures of a time beside the time before, what waits, what is asked and not found. */
export default function OverviewPage() {
  const words = useHomeWords();
  const shared = useFigureWords();
  const { span, picker } = useSpan();
  const asksData = usePermitted({ needs: 'dataQuery' });
  const input = { startTime: span.startTime, endTime: span.endTime };
  const qa = useAnalyseQaCalls(input, { keepPrevious: true });
  const faq = useAnalyseFaqCalls(input, { keepPrevious: true });
  const feedback = useAnalyseFeedback(input, { keepPrevious: true });
  const loadedAt = useLoadedAt(qa.state);
  const analyses = { qa: qa.state, faq: faq.state, feedback: feedback.state };
  const refresh = () => {
    for (const one of [qa, faq, feedback]) one.refresh();
  };

  return (
    <PageFrame
      title={words.title}
      actions={
        <Tools>
          {loadedAt && <time dateTime={loadedAt.toISOString()}>{shared.updated(clockOf(loadedAt))}</time>}
          <IconButton label={shared.refresh} icon={<ReloadOutlined />} onClick={refresh} />
          <RangePicker {...picker} />
          <ExportButton span={span} name={words.title} />
        </Tools>
      }
    >
      <Scroll>
        <FigureBand
          label={words.title}
          figures={figuresOf(analyses, words, readings(shared, shared.than(shared.before[span.name])))}
        />
        {asksData && <PinnedQuestions />}
        <Columns>
          <Trend calls={qa.state} range={span.name} />
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
