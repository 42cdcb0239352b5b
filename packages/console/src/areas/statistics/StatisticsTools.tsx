import { BellOutlined } from '@ant-design/icons';
import { exportUsageReport, listReportRecipients, setReportRecipients } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { RangePicker } from '@console/ui/range-picker';
import { Switch } from 'antd';
import { ExportButton } from '../../figures/ExportButton.js';
import { useFigureWords } from '../../figures/figureWords.js';
import { Offered } from '../../session/Offered.js';
import { ReportButton } from './ReportButton.js';
import { useReportWords } from './reportWords.js';
import { Tools } from './statistics.styles.js';
import { useStatisticsWords } from './statisticsWords.js';
import type { StatisticsView } from './useView.js';

/** In the head of the page: which time, beside which, and what can be taken along. */
export const StatisticsTools = ({ view }: { view: StatisticsView }) => {
  const words = useStatisticsWords();
  const reported = useReportWords();
  const { before } = useFigureWords();
  const { span, picker, compared, compare } = view;
  return (
    <Tools>
      <label>
        <Switch size="small" checked={compared} onChange={compare} />
        {words.compareWith(before[span.name])}
      </label>
      <RangePicker {...picker} />
      <ExportButton span={span} name={words.title} />
      <Offered calls={[exportUsageReport]}>
        <ReportButton span={span} />
      </Offered>
      <Offered calls={[listReportRecipients, setReportRecipients]}>
        <IconButton label={reported.weekly} icon={<BellOutlined />} onClick={() => view.send(true)} />
      </Offered>
    </Tools>
  );
};
