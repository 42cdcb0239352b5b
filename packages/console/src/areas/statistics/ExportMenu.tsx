import { DownloadOutlined, FileExcelOutlined, FileWordOutlined } from '@ant-design/icons';
import { exportStatistics, exportUsageReport } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import type { Span } from '@console/ui/range-picker';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useFigureWords } from '../../figures/figureWords.js';
import { useSheet } from '../../figures/useSheet.js';
import { useReportWords } from './reportWords.js';
import { useStatisticsWords } from './statisticsWords.js';
import { useReport } from './useReport.js';

/** Takes what is counted of a time along, as a spreadsheet or as a report. */
export const ExportMenu = ({ span }: { span: Span }) => {
  const words = useReportWords();
  const shared = useFigureWords();
  const [sheets, reports] = [useOffered(exportStatistics), useOffered(exportUsageReport)];
  const saveSheet = useSheet(useStatisticsWords().title);
  const saveReport = useReport();
  const [busy, setBusy] = useState(false);
  const keep = async (saving: Promise<unknown>) => {
    setBusy(true);
    await saving.finally(() => setBusy(false));
  };
  const items = [
    ...(sheets
      ? [{ key: 'sheet', label: words.sheet, icon: <FileExcelOutlined />, onClick: () => void keep(saveSheet(span)) }]
      : []),
    ...(reports
      ? [{ key: 'word', label: words.word, icon: <FileWordOutlined />, onClick: () => void keep(saveReport(span)) }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={busy} placement="bottomRight">
      <Button icon={<DownloadOutlined />} loading={busy}>
        {shared.exportAll}
      </Button>
    </Dropdown>
  );
};
