import { lookUp } from '@console/base';
import { Notice } from '@console/ui/states';
import { useRetryTripleTask } from '@console/api/hooks/tripleTasks';
import { useAction } from '../../../actions/useAction.js';
import type { Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

/** What goes on with a task or an import, over its triples: one sentence, the weightiest. */
export const ReviewNotice = ({ reviewed }: { reviewed: Reviewed }) => {
  const words = useReviewWords();
  const act = useAction();
  const retry = useRetryTripleTask();
  const { of, status, failure, chunkFailed } = reviewed;
  const progress = Math.floor(reviewed.progress);
  const told: Readonly<Record<string, string>> = {
    waiting: words.extracting(progress),
    running: words.extracting(progress),
    reading: words.reading(progress),
    passing: words.passingText(progress),
    removing: words.removing,
    cancelled: words.cancelled,
  };
  const text = lookUp(told, status, undefined);
  if (text !== undefined)
    return (
      <Notice flush tone="info" role="status">
        {text}
      </Notice>
    );
  if (chunkFailed > 0 && 'taskId' in of)
    return (
      <Notice
        flush
        tone="warning"
        action={{
          label: words.retry,
          onClick: () => void act({ run: () => retry.run({ id: of.taskId }), done: words.retried }),
        }}
      >
        {words.chunksFailed(chunkFailed)}
      </Notice>
    );
  if (status === 'failed')
    return (
      <Notice flush tone="error">
        {words.failed(failure ?? '')}
      </Notice>
    );
  return null;
};
