import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { exportStatistics } from '@console/api/contract';
import { useExportStatistics } from '@console/api/hooks/statistics';
import { useOffered } from '@console/api/hooks/useOffered';
import { ActionButton } from '@console/ui/button';
import type { Span } from '@console/ui/range-picker';
import { useFigureWords } from './figureWords.js';

/** Saves everything that is counted of a time as one spreadsheet, which the server writes. `name`: what the file is called. */
export const ExportButton = ({ span: { startTime, endTime }, name }: { span: Span; name: string }) => {
  const words = useFigureWords();
  const offered = useOffered(exportStatistics);
  const sheet = useExportStatistics();
  const onExport = async () => {
    const fileName = `${name} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.xlsx`;
    const file = await sheet.run({ startTime, endTime, fileName }).catch(() => undefined);
    if (file === undefined) return false;
    saveFile(file, fileName);
    return true;
  };
  if (!offered) return null;
  return (
    <ActionButton icon={<DownloadOutlined />} onClick={onExport}>
      {words.exportAll}
    </ActionButton>
  );
};
