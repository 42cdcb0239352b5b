import type { CrowdPackDetail, CrowdPackMember, Input, pageCrowdPackMembers } from '@console/api/contract';
import {
  useAddToCrowdPack,
  usePageCrowdPackMembers,
  useRemoveFromCrowdPack,
} from '@console/api/hooks/marketing/crowdPack';
import { noSelection } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { whileCounting } from './packCount.js';

const column = columnsOf<CrowdPackMember>();
type Within = Omit<Input<typeof pageCrowdPackMembers>, 'current' | 'size'>;

const useMembers = recordListHook<CrowdPackMember, Within>({
  kind: 'crowd pack member',
  usePage: (input, options) => {
    const crowdPackId = input?.crowdPackId;
    return usePageCrowdPackMembers(
      input === null || crowdPackId === undefined ? null : { ...input, crowdPackId },
      options,
    );
  },
});

/** Who is in a pack since it was counted last. */
export default function MembersTab({ pack }: { pack: CrowdPackDetail }) {
  const words = useCrowdPackWords();
  const act = useAction();
  const { run: add } = useAddToCrowdPack();
  const { run: remove } = useRemoveFromCrowdPack();
  const separator = useSeparator();
  const list = useMembers({
    within: { crowdPackId: pack.id },
    refreshEvery: () => whileCounting(pack),
    columns: [
      { key: 'customerName', title: words.name, mobile: 'first', render: ({ customerName }) => customerName },
      column.text('phone', words.phone, ({ phoneNumber }) => phoneNumber, { width: 136, mobile: 'firstEnd' }),
      column.text('city', words.city, ({ city }) => city, { width: 120, mobile: 'second' }),
      column.text('level', words.level, ({ level }) => level, { width: 104 }),
      column.text('labels', words.labels, ({ tags }) => tags.join(separator), { quiet: true }),
    ],
  });
  const takeOut = async (customerIds: readonly string[]) => {
    const change = { id: pack.id, customerIds: [...customerIds] };
    const done = await act({
      run: () => remove(change),
      done: words.takenOut(customerIds.length),
      undo: () => add(change),
    });
    if (done) list.onSelectionChange(noSelection);
  };
  return (
    <RecordTable
      list={list}
      {...(!pack.alive && {
        batchActions: (ids: readonly string[]) => [
          { key: 'takeOut', label: words.takeOut, onClick: () => void takeOut(ids) },
        ],
      })}
      label={words.members}
      rowName={({ customerName }) => customerName}
      searchHint={words.searchMember}
      empty={{ title: words.emptyMembers }}
    />
  );
}
