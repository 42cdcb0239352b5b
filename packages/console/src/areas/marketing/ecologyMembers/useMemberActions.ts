import {
  type EcologyMember,
  type EcologyMemberState,
  ecologyMemberStates,
  restoreEcologyMembers,
  setEcologyMemberState,
} from '@console/api/contract';
import {
  useRemoveEcologyMembers,
  useRestoreEcologyMembers,
  useSetEcologyMemberState,
} from '@console/api/hooks/marketing/ecologyMember';
import { useOffered } from '@console/api/hooks/useOffered';
import { ifKnown } from '@console/base';
import { type BatchAction, noSelection, type RowAction } from '@console/ui/data-list';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../../actions/attempt.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useMemberWords } from './memberWords.js';

type Named = Pick<EcologyMember, 'id' | 'memberName'>;

/** What can be done with members: their states set, deleted, and both taken back. */
export const useMemberActions = (list: RecordList<EcologyMember>) => {
  const words = useMemberWords();
  const { form } = useDictionary();
  const message = useMessage();
  const ask = useRemove();
  const { run: setState } = useSetEcologyMemberState();
  const { run: remove } = useRemoveEcologyMembers();
  const { run: restore } = useRestoreEcologyMembers();
  const settable = useOffered(setEcologyMemberState);
  const restorable = useOffered(restoreEcologyMembers);

  /** Answers whether it went through. */
  const onState = (ids: readonly string[], state: EcologyMemberState): Promise<boolean> =>
    attempt(async () => {
      const { changedCount, takeBack } = await setState({ idList: [...ids], state });
      if (changedCount === 0) return message.info(words.nothingSet);
      const undo = async () => {
        for (const { idList, state: was, from } of takeBack) {
          const [before, now] = [was, from].map((word) => ifKnown(ecologyMemberStates, word, undefined));
          if (before !== undefined && now !== undefined) await setState({ idList, state: before, from: now });
        }
      };
      return message.success(words.set[state](changedCount), {
        label: form.undo,
        onClick: () => void attempt(undo),
      });
    });

  const gone = async (ids: readonly string[], title: string): Promise<boolean> => {
    const idList = [...ids];
    let deletionId: string | undefined;
    const done = await ask({
      title,
      text: words.removeText,
      run: async () => {
        deletionId = (await remove({ idList }))?.deletionId;
      },
      done: words.removed,
      // What somebody else deleted before stays deleted.
      ...(restorable && { undo: () => restore({ idList, ...(deletionId !== undefined && { deletionId }) }) }),
    });
    if (done && list.record.id !== undefined && idList.includes(list.record.id)) list.record.close();
    return done;
  };
  const onRemove = ({ id, memberName }: Named) => gone([id], words.removeTitle(memberName));

  const rowActions = (member: EcologyMember): readonly RowAction[] => [
    {
      key: 'open',
      label: member.state === 'waiting' ? words.reply : words.view,
      onClick: () => void list.record.show(member.id),
    },
    ...(settable && (member.state === 'waiting' || member.state === 'answered')
      ? [{ key: 'close', label: words.close, onClick: () => void onState([member.id], 'closed') }]
      : []),
    ...(settable && member.state === 'closed'
      ? [{ key: 'reopen', label: words.reopen, onClick: () => void onState([member.id], 'waiting') }]
      : []),
    { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(member) },
  ];
  const forget = (done: boolean) => {
    if (done) list.onSelectionChange(noSelection);
  };
  const batchActions = (ids: readonly string[]): readonly BatchAction[] => [
    ...(settable
      ? [{ key: 'close', label: words.closeSeveral, onClick: () => void onState(ids, 'closed').then(forget) }]
      : []),
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () => void gone(ids, words.removeSeveral(ids.length)).then(forget),
    },
  ];
  return { rowActions, batchActions, onState, onRemove, settable };
};

export type MemberActions = ReturnType<typeof useMemberActions>;
