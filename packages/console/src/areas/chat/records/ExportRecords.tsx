import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { exportConversationRecords } from '@console/api/contract';
import { useExportConversationRecords } from '@console/api/hooks/conversationRecords';
import { useOffered } from '@console/api/hooks/useOffered';
import { IconButton } from '@console/ui/button';
import dayjs from 'dayjs';
import { attempt } from '../../../actions/attempt.js';
import { inShanghai } from '../../../time/inShanghai.js';
import { useNow } from '../../../time/useNow.js';
import type { RecordView } from './recordView.js';
import { useRecordWords } from './recordWords.js';

/** The longest time that one file may be of, in days. */
const YEAR = 365;

export type ExportRecordsProps = Pick<RecordView, 'startTime' | 'narrowing' | 'view'>;

/** Saves the conversations of the chosen time, person and assistant as a spreadsheet, which the server writes. */
export const ExportRecords = ({ startTime: chosen, narrowing, view }: ExportRecordsProps) => {
  const words = useRecordWords();
  const offered = useOffered(exportConversationRecords);
  const sheet = useExportConversationRecords();
  const now = dayjs(inShanghai(useNow()));
  const onExport = () =>
    attempt(async () => {
      const startTime = chosen ?? now.subtract(YEAR, 'day').startOf('day').format('YYYY-MM-DD HH:mm:ss');
      const endTime = now.endOf('day').format('YYYY-MM-DD HH:mm:ss');
      const { assistantId, userId } = narrowing;
      const fileName = `${words.fileName(startTime.slice(0, 10), endTime.slice(0, 10))}.xlsx`;
      const file = await sheet.run({
        startTime,
        endTime,
        fileName,
        ...(assistantId !== undefined && { assistantId }),
        ...(userId !== undefined && { userId }),
        ...(view === 'disliked' && { isLike: false }),
      });
      saveFile(file, fileName);
    });
  if (!offered) return null;
  return (
    <IconButton
      label={sheet.running ? words.exporting : words.export}
      icon={<DownloadOutlined />}
      loading={sheet.running}
      onClick={() => void onExport()}
    />
  );
};
