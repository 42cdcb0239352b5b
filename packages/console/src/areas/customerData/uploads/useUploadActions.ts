import { saveFile } from '@console/api';
import type { DataUpload } from '@console/api/contract';
import {
  useCancelDataUpload,
  useDownloadDataUploadProblems,
  useRemoveDataUploads,
  useTakeBackDataUpload,
  useTakeInDataUpload,
} from '@console/api/hooks/dataUploads';
import { type BatchAction, noSelection, type RowAction, type Selection } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { isGoing } from './goingUploads.js';
import { useUploadWords } from './uploadWords.js';

/** Rows beyond which what is left out comes as a csv. */
const MOST_XLSX = 100_000;

/** What can be done with an upload, or with several. */
export const useUploadActions = (onSelectionChange: (selection: Selection) => void = () => undefined) => {
  const words = useUploadWords();
  const act = useAction();
  const ask = useRemove();
  const { run: start } = useTakeInDataUpload();
  const { run: stop } = useCancelDataUpload();
  const { run: back } = useTakeBackDataUpload();
  const { run: remove } = useRemoveDataUploads();
  const { run: load } = useDownloadDataUploadProblems();

  const takeIn = ({ id }: DataUpload) => act({ run: () => start({ id }), done: words.begun });
  const cancel = ({ id }: DataUpload) => act({ run: () => stop({ id }), done: words.cancelled });
  const takeBack = ({ id, fileName }: DataUpload) =>
    act({
      ask: {
        title: words.takeBackTitle(fileName),
        text: words.takeBackText,
        verb: words.takeBack,
        danger: true,
      },
      run: () => back({ id }),
      done: words.takeBackBegun,
    });
  const problems = ({ id, fileName, refusedCount }: DataUpload) =>
    act({
      run: async () => {
        const ending = refusedCount > MOST_XLSX ? 'csv' : 'xlsx';
        saveFile(await load({ id }), `${fileName.replace(/\.\w{1,10}$/, '')} ${words.refused}.${ending}`);
      },
    });

  const rowActions = (upload: DataUpload): RowAction[] => {
    if (isGoing(upload)) return [];
    const { id, fileName, takeBackUntil, refusedCount, fileKept } = upload;
    return [
      ...(refusedCount > 0 && fileKept
        ? [{ key: 'problems', label: words.problems(refusedCount), onClick: () => void problems(upload) }]
        : []),
      ...(takeBackUntil === null
        ? []
        : [{ key: 'takeBack', label: words.takeBack, danger: true, onClick: () => void takeBack(upload) }]),
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () =>
          void ask({
            title: words.removeTitle(fileName),
            text: words.removeText,
            run: () => remove({ idList: [id] }),
            done: words.removed,
          }),
      },
    ];
  };
  const batchActions = (ids: readonly string[]): BatchAction[] => [
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void ask({
          title: words.removeSeveral(ids.length),
          text: words.removeText,
          run: () => remove({ idList: [...ids] }),
          done: words.removed,
        }).then((gone) => gone && onSelectionChange(noSelection)),
    },
  ];
  return { takeIn, cancel, takeBack, problems, rowActions, batchActions };
};
