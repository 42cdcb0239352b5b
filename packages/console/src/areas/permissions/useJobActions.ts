import type { BackgroundJob } from '@console/api/contract';
import { useRemoveBackgroundJobs, useRetryBackgroundJob } from '@console/api/hooks/backgroundJobs';
import type { RowAction } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../actions/attempt.js';
import { useJobWords } from './jobWords.js';

/** What can be done to one job that was given up. `nameOf` is what the list calls it. */
export const useJobActions = (nameOf: (job: BackgroundJob) => string) => {
  const words = useJobWords();
  const message = useMessage();
  const confirm = useConfirm();
  const retry = useRetryBackgroundJob();
  const remove = useRemoveBackgroundJobs();

  const onRetry = ({ id }: BackgroundJob) =>
    attempt(async () => {
      await retry.run({ id });
      message.success(words.retried);
    });

  const onRemove = (job: BackgroundJob) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(nameOf(job)),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [job.id] });
      message.success(words.removed);
    });

  return (job: BackgroundJob): RowAction[] => {
    const live = job.status === 'failed' ? {} : { unavailable: words.notDead };
    return [
      { key: 'retry', label: words.retry, onClick: () => void onRetry(job), ...live },
      { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(job), ...live },
    ];
  };
};
