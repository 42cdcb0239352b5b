import { DownloadOutlined } from '@ant-design/icons';
import { beginRecordExport } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { IconButton } from '@console/ui/button';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useRecordWords } from './recordWords.js';

/** Opens what is exported of the conversations. */
export const ExportRecords = () => {
  const words = useRecordWords();
  const offered = useOffered(beginRecordExport);
  const [, set] = useQueryState();
  if (!offered) return null;
  return (
    <IconButton
      label={words.export}
      icon={<DownloadOutlined />}
      onClick={() => set({ exports: 'open' }, { push: true })}
    />
  );
};
