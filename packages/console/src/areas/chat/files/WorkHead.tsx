import type { DialogueWork, DialogueWorkDetail } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import { type Job, JobProgress } from '@console/ui/job-progress';
import { Notice } from '@console/ui/states';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { inShanghai } from '../../../time/inShanghai.js';
import { Row } from './files.styles.js';
import { useFileWords } from './fileWords.js';
import { isUnderWay, type Works } from './useWorks.js';

export interface WorkHeadProps {
  works: Works;
  list: readonly DialogueWork[];
  work: DialogueWorkDetail;
  /** What another one is begun with: "新的对照". */
  verb: string;
  /** What is being done: "正在逐个查找". */
  stage: string;
  /** Further buttons. */
  children?: ReactNode;
}

const jobOf = ({ status, progress }: DialogueWorkDetail, stage: string, failed: string): Job | null => {
  if (status === 'waiting') return { status: 'waiting' };
  if (status === 'running') return { status: 'running', stage, percent: progress };
  if (status === 'failed') return { status: 'failed', reason: failed };
  return status === 'cancelled' ? { status: 'cancelled' } : null;
};

/** Which comparison or summary is shown, how far it is, and what can be done with it. */
export const WorkHead = ({ works, list, work, verb, stage, children }: WorkHeadProps) => {
  const words = useFileWords();
  const nameOf = ({ points, files, createTime }: DialogueWork) =>
    `${points.length > 0 ? words.pointCount(points.length, files.length) : words.fileCount(files.length)} · ${formatDateTime(inShanghai(new Date(createTime))).slice(5, 16)}`;
  const job = jobOf(work, stage, words.failed);
  return (
    <>
      <Row>
        <Select
          value={work.id}
          aria-label={words.works}
          onChange={works.show}
          options={list.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
        <Button onClick={() => works.show(undefined)}>{verb}</Button>
        {children}
        {!isUnderWay(work) && (
          <Button danger onClick={() => void works.remove(work.id)}>
            {words.remove}
          </Button>
        )}
      </Row>
      {job && (
        <JobProgress
          name={nameOf(work)}
          job={job}
          {...(isUnderWay(work) && { onCancel: () => works.cancel(work.id) })}
        />
      )}
      {work.partial && <Notice tone="info">{words.partial}</Notice>}
    </>
  );
};
