import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import type { ReportExport } from '@console/api/contract';
import { useCancelReportExport, useDownloadReportExport } from '@console/api/hooks/marketing/reportExports';
import { formatBytes, formatDateTime } from '@console/base';
import { ActionButton } from '@console/ui/button';
import { type Job, JobProgress } from '@console/ui/job-progress';
import { useEffect, useEffectEvent } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { ExportFoot } from './reports.styles.js';
import { useReportWords } from './reportWords.js';

/** It is being written, or waits for that. */
export const isGoing = ({ status }: Pick<ReportExport, 'status'>): boolean =>
  status === 'queued' || status === 'running';

interface ReportExportItemProps {
  one: ReportExport;
  /** Saved by itself once it is there. */
  saves: boolean;
  onSaved: () => void;
}

/** One spreadsheet: how far it is, and the way to save it. */
export const ReportExportItem = ({ one, saves, onSaved }: ReportExportItemProps) => {
  const words = useReportWords();
  const cancel = useCancelReportExport();
  const download = useDownloadReportExport();
  const { id, status, fileName, size, createTime } = one;
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
    running: { status: 'running', stage: words.writing, percent: null },
    done: { status: 'done' },
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
