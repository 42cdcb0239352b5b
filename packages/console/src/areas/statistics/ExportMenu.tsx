import { DownloadOutlined, FileExcelOutlined, FileWordOutlined, FundProjectionScreenOutlined } from '@ant-design/icons';
import { exportStatistics, exportUsageReport } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import type { Span } from '@console/ui/range-picker';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useSlidesEntry } from '../../actions/useSlidesEntry.js';
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
  const slides = useSlidesEntry();
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
    ...(slides
      ? [
          {
            key: 'slides',
            label: slides.label,
            icon: <FundProjectionScreenOutlined />,
            onClick: () => slides.open({ from: span.startTime.slice(0, 10), to: span.endTime.slice(0, 10) }),
          },
        ]
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
