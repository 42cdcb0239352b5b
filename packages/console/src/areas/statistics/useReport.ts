import { saveFile } from '@console/api';
import { useExportUsageReport } from '@console/api/hooks/usage';
import { useReportWords } from './reportWords.js';

interface Reported {
  startTime: string;
  endTime: string;
}

/** Saves the report of a time as a Word file. Answers whether that went through. */
export const useReport = (): ((span: Reported) => Promise<boolean>) => {
  const words = useReportWords();
  const report = useExportUsageReport();
  return async ({ startTime, endTime }) => {
    const fileName = `${words.fileName} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.docx`;
    const file = await report.run({ startTime, endTime, fileName }).catch(() => undefined);
    if (file === undefined) return false;
    saveFile(file, fileName);
    return true;
  };
};
