import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import type { RecordExport } from '@console/api/contract';
import { useCancelRecordExport, useDownloadRecordExport } from '@console/api/hooks/recordExports';
import { formatBytes, formatDateTime } from '@console/base';
import { ActionButton } from '@console/ui/button';
import { type Job, JobProgress } from '@console/ui/job-progress';
import { useEffect, useEffectEvent } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { ExportFoot } from './record.styles.js';
import { useRecordWords } from './recordWords.js';

/** It is being written, or waits for that. */
export const isGoing = ({ status }: Pick<RecordExport, 'status'>): boolean =>
  status === 'queued' || status === 'running';

export interface ExportItemProps {
  one: RecordExport;
  /** Saved by itself once it is there. */
  saves: boolean;
  onSaved: () => void;
}

/** One spreadsheet of conversations: how far it is, and the way to save it. */
export const ExportItem = ({ one, saves, onSaved }: ExportItemProps) => {
  const words = useRecordWords();
  const cancel = useCancelRecordExport();
  const download = useDownloadRecordExport();
  const { id, status, fileName, answers, total, size, createTime } = one;
  const onSave = () => attempt(async () => saveFile(await download.run({ id }), fileName));
  const saveByItself = useEffectEvent(() => {
    onSaved();
    void onSave();
  });
  const isWanted = saves && status === 'done';
  useEffect(() => {
    if (isWanted) saveByItself();
  }, [isWanted]);

  const jobs: Readonly<Record<string, Job>> = {
    queued: { status: 'waiting' },
    running: {
      status: 'running',
      stage: words.writing,
      percent: total === null || total === 0 ? null : (answers / total) * 100,
      ...(total !== null && { detail: words.written(answers, total) }),
    },
    done: {
      status: 'done',
      detail: total !== null && total > answers ? words.cut(answers, total) : words.answersIn(answers),
    },
    failed: { status: 'failed', reason: words.exportFailed },
  };
  return (
    <li>
      <JobProgress
        name={fileName}
        job={jobs[status] ?? { status: 'cancelled' }}
        {...(isGoing(one) && {
          onCancel: async () => void (await attempt(() => cancel.run({ id }))),
        })}
      />
      <ExportFoot>
        <span>
          {[formatDateTime(createTime).slice(0, 16), ...(size === null ? [] : [formatBytes(size)])].join(' · ')}
        </span>
        {status === 'done' && (
          <ActionButton size="small" icon={<DownloadOutlined aria-hidden />} onClick={onSave}>
            {words.save}
          </ActionButton>
        )}
      </ExportFoot>
    </li>
  );
};
