import { saveFile } from '@console/api';
import { useExportStatistics } from '@console/api/hooks/statistics';
import type { Span } from '@console/ui/range-picker';

/** Saves everything that is counted of a time as one spreadsheet, which the server writes. Answers whether that went through. */
export const useSheet = (name: string): ((span: Span) => Promise<boolean>) => {
  const sheet = useExportStatistics();
  return async ({ startTime, endTime }) => {
    const fileName = `${name} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.xlsx`;
    const file = await sheet.run({ startTime, endTime, fileName }).catch(() => undefined);
    if (file === undefined) return false;
    saveFile(file, fileName);
    return true;
  };
};
