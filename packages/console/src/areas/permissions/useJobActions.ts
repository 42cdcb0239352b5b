import type { BackgroundJob } from '@console/api/contract';
import { useRemoveBackgroundJobs, useRetryBackgroundJob } from '@console/api/hooks/backgroundJobs';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { useJobWords } from './jobWords.js';

/** What can be done to one job that was given up. `nameOf` is what the list calls it. */
export const useJobActions = (nameOf: (job: BackgroundJob) => string) => {
  const words = useJobWords();
  const act = useAction();
  const ask = useRemove();
  const retry = useRetryBackgroundJob();
  const remove = useRemoveBackgroundJobs();

  const onRetry = ({ id }: BackgroundJob) => act({ run: () => retry.run({ id }), done: words.retried });
  const onRemove = (job: BackgroundJob) =>
    ask({
      title: words.removeTitle(nameOf(job)),
      text: words.removeText,
      run: () => remove.run({ idList: [job.id] }),
      done: words.removed,
    });

  return (job: BackgroundJob): RowAction[] => {
    const live = job.status === 'failed' ? {} : { unavailable: words.notDead };
    return [
      { key: 'retry', label: words.retry, onClick: () => void onRetry(job), ...live },
      { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(job), ...live },
    ];
  };
};
