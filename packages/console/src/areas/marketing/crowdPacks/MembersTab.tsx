import type { CrowdPackMember, Input, pageCrowdPackMembers } from '@console/api/contract';
import { usePageCrowdPackMembers } from '@console/api/hooks/marketing/crowdPack';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useCrowdPackWords } from './crowdPackWords.js';

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
export default function MembersTab({ packId }: { packId: string }) {
  const words = useCrowdPackWords();
  const separator = useSeparator();
  const list = useMembers({
    within: { crowdPackId: packId },
    columns: [
      { key: 'customerName', title: words.name, mobile: 'first', render: ({ customerName }) => customerName },
      column.text('phone', words.phone, ({ phoneNumber }) => phoneNumber, { width: 136, mobile: 'firstEnd' }),
      column.text('city', words.city, ({ city }) => city, { width: 120, mobile: 'second' }),
      column.text('level', words.level, ({ level }) => level, { width: 104 }),
      column.text('labels', words.labels, ({ tags }) => tags.join(separator), { quiet: true }),
    ],
  });
  return (
    <RecordTable
      list={list}
      label={words.members}
      rowName={({ customerName }) => customerName}
      searchHint={words.searchMember}
      empty={{ title: words.emptyMembers }}
    />
  );
}
