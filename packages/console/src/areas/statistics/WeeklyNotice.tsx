import type { Span } from '@console/ui/range-picker';
import { Notice } from '@console/ui/states';
import { useReportWords } from './reportWords.js';
import { useReport } from './useReport.js';

/** Over the figures of a week whose report somebody was told of: takes it along. */
export const WeeklyNotice = ({ span }: { span: Span }) => {
  const words = useReportWords();
  const report = useReport();
  return (
    <Notice tone="info" flush action={{ label: words.download, onClick: () => void report(span) }}>
      {words.notice(span.startTime.slice(0, 10), span.endTime.slice(0, 10))}
    </Notice>
  );
};
