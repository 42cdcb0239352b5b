import { BellOutlined } from '@ant-design/icons';
import { listReportRecipients, setReportRecipients } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { RangePicker } from '@console/ui/range-picker';
import { Switch } from 'antd';
import { useFigureWords } from '../../figures/figureWords.js';
import { Offered } from '../../session/Offered.js';
import { ExportMenu } from './ExportMenu.js';
import { useReportWords } from './reportWords.js';
import { Tools } from '../../figures/figures.styles.js';
import { Switched } from './statistics.styles.js';
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
      <Switched title={words.compareWith(before[span.name])}>
        <Switch size="small" checked={compared} onChange={compare} />
        {words.compare}
      </Switched>
      <RangePicker {...picker} />
      <ExportMenu span={span} />
      <Offered calls={[listReportRecipients, setReportRecipients]}>
        <IconButton label={reported.weekly} icon={<BellOutlined />} onClick={() => view.send(true)} />
      </Offered>
    </Tools>
  );
};
