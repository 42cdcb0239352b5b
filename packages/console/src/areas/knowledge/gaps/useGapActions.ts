import type { Gap, GapState } from '@console/api/contract';
import { useSettleGaps } from '@console/api/hooks/gaps';
import { type BatchAction, noSelection, type RowAction } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useGapWords } from './gapWords.js';
import { useGapView } from './useGapView.js';

/** What can be done with one waiting question, or with several. All of it can be taken back. */
export const useGapActions = (list: RecordList<Gap>) => {
  const words = useGapWords();
  const act = useAction();
  const settle = useSettleGaps();
  const view = useGapView();
  const { record, onSelectionChange, page } = list;
  const said: Readonly<Record<GapState, (count: number) => string>> = {
    done: words.doneSaid,
    ignored: words.ignoredSaid,
    open: words.putBackSaid,
  };

  const set = async (ids: readonly string[], state: GapState): Promise<boolean> => {
    const idList = [...ids];
    // What was put back goes where it was: each to its own state.
    const before = new Map(page.state === 'ready' ? page.data.list.map((gap) => [gap.id, gap.state]) : []);
    const undo = async (): Promise<void> => {
      if (state !== 'open') return void (await settle.run({ idList, state: 'open' }));
      for (const former of ['done', 'ignored'] as const) {
        const those = idList.filter((id) => before.get(id) === former);
        if (those.length > 0) await settle.run({ idList: those, state: former });
      }
    };
    const isDone = await act({ run: () => settle.run({ idList, state }), done: said[state](idList.length), undo });
    if (isDone && record.id !== undefined && idList.includes(record.id)) record.close();
    return isDone;
  };

  const rowActions = ({ id, state }: Gap): RowAction[] =>
    state === 'open'
      ? [
          { key: 'draft', label: words.draft, onClick: () => view.write(id) },
          { key: 'done', label: words.done, onClick: () => void set([id], 'done') },
          { key: 'ignore', label: words.ignore, onClick: () => void set([id], 'ignored') },
        ]
      : [{ key: 'putBack', label: words.putBack, onClick: () => void set([id], 'open') }];

  const several = (key: string, label: string, ids: readonly string[], state: GapState): BatchAction => ({
    key,
    label,
    onClick: () => void set(ids, state).then((isDone) => isDone && onSelectionChange(noSelection)),
  });
  const shown = list.query.filters?.state ?? 'open';
  const batchActions = (ids: readonly string[]): BatchAction[] =>
    shown === 'open'
      ? [several('done', words.done, ids, 'done'), several('ignore', words.ignore, ids, 'ignored')]
      : [several('putBack', words.putBack, ids, 'open')];
  return { set, rowActions, batchActions };
};
