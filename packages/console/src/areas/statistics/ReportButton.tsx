import { FileWordOutlined } from '@ant-design/icons';
import { ActionButton } from '@console/ui/button';
import type { Span } from '@console/ui/range-picker';
import { useReportWords } from './reportWords.js';
import { useReport } from './useReport.js';

/** Saves what is counted of a time as a Word file with charts. */
export const ReportButton = ({ span }: { span: Span }) => {
  const words = useReportWords();
  const report = useReport();
  return (
    <ActionButton icon={<FileWordOutlined />} onClick={() => report(span)}>
      {words.word}
    </ActionButton>
  );
};
