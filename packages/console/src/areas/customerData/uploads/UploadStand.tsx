import { DownloadOutlined } from '@ant-design/icons';
import type { DataUpload } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { JobProgress } from '@console/ui/job-progress';
import { Notice } from '@console/ui/states';
import { Button, Flex } from 'antd';
import { ColumnTargets } from './ColumnTargets.js';
import { isGoing } from './goingUploads.js';
import { UploadRows } from './UploadRows.js';
import { useUploadActions } from './useUploadActions.js';
import { useUploadWords } from './uploadWords.js';

export interface UploadStandProps {
  upload: DataUpload;
  targets: readonly string[];
  /** Left out: the columns stay as they are. */
  onTargets?: (targets: string[]) => void;
}

/** Where an upload stands: its columns, how far it is, or what became of its rows. */
export const UploadStand = ({ upload, targets, onTargets }: UploadStandProps) => {
  const words = useUploadWords();
  const { cancel, problems } = useUploadActions();
  const { status, failure, sameAs, takeBackUntil, refusedCount, fileKept, rowCount } = upload;
  const goes = isGoing(upload);
  const stage = lookUp(words.statuses, status, status);
  return (
    <Flex vertical gap={12}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {sameAs !== null && status !== 'done' && (
        <Notice tone="info">{words.sameAs(sameAs.fileName, formatDateTime(sameAs.createTime))}</Notice>
      )}
      {status === 'takenBack' && <Notice>{words.takenBack(upload.restoredCount, upload.keptCount)}</Notice>}
      {takeBackUntil !== null && <Notice>{words.until(formatDateTime(takeBackUntil))}</Notice>}
      {!fileKept && <Notice>{words.forgotten}</Notice>}
      {goes && (
        <JobProgress
          name={upload.fileName}
          job={{ status: 'running', stage, percent: upload.progress }}
          {...(status !== 'takingBack' && { onCancel: () => cancel(upload) })}
        />
      )}
      {rowCount > 0 && fileKept && <UploadRows upload={upload} />}
      {refusedCount > 0 && fileKept && !goes && (
        <div>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void problems(upload)}>
            {words.problems(refusedCount)}
          </Button>
        </div>
      )}
      {onTargets && <ColumnTargets upload={upload} targets={targets} onChange={onTargets} />}
    </Flex>
  );
};
