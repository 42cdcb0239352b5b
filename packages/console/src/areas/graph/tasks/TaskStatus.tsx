import type { TripleImport, TripleTask } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { isGoing } from '../review/reviewed.js';
import { useTaskWords } from './taskWords.js';

const tones: Readonly<Record<string, StatusTone>> = {
  waiting: 'off',
  running: 'running',
  reading: 'running',
  toReview: 'warning',
  passing: 'running',
  passed: 'ok',
  failed: 'error',
  cancelled: 'off',
  removing: 'off',
};

export interface TaskStatusProps {
  task: Pick<TripleTask | TripleImport, 'status' | 'progress' | 'failure'>;
  /** Chunks that could not be read. */
  failed: number;
}

/** Where a task or an import stands, and how far it is while it goes on. */
export const TaskStatus = ({ task, failed }: TaskStatusProps) => {
  const words = useTaskWords();
  const { status, progress, failure } = task;
  const word = lookUp(words.statuses, status, status);
  const shown = isGoing(task) && status !== 'waiting' ? words.running(word, Math.floor(progress)) : word;
  return (
    <Status tone={lookUp(tones, status, 'off')} {...(failure !== null && { title: failure })}>
      {shown}
      {failed > 0 && !isGoing(task) && <small> {words.chunksFailed(failed)}</small>}
    </Status>
  );
};
