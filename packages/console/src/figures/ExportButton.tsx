import { DownloadOutlined } from '@ant-design/icons';
import { exportStatistics } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { ActionButton } from '@console/ui/button';
import type { Span } from '@console/ui/range-picker';
import { useFigureWords } from './figureWords.js';
import { useSheet } from './useSheet.js';

/** Saves everything that is counted of a time as one spreadsheet. `name`: what the file is called. */
export const ExportButton = ({ span, name }: { span: Span; name: string }) => {
  const words = useFigureWords();
  const offered = useOffered(exportStatistics);
  const save = useSheet(name);
  if (!offered) return null;
  return (
    <ActionButton icon={<DownloadOutlined />} onClick={() => save(span)}>
      {words.exportAll}
    </ActionButton>
  );
};
