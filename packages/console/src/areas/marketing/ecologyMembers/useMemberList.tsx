import {
  type EcologyMember,
  ecologyMemberStates,
  ecologyMemberTypes,
  type Input,
  type pageEcologyMembers,
} from '@console/api/contract';
import { usePageEcologyMembers } from '@console/api/hooks/marketing/ecologyMember';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { useRecentFilter } from '../../../lists/recentFilter.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { MemberState } from './MemberState.js';
import { useMemberWords } from './memberWords.js';

/** In the address in the place of a member while a file is imported. */
export const IMPORT = 'import';

const column = columnsOf<EcologyMember>();

const useMembers = recordListHook<EcologyMember, Omit<Input<typeof pageEcologyMembers>, 'current' | 'size'>>({
  kind: 'ecology member',
  usePage: usePageEcologyMembers,
});

/** Members by page, words, type, state and how long they are there. */
export const useMemberList = () => {
  const words = useMemberWords();
  const recent = useRecentFilter();
  return useMembers({
    besides: [IMPORT],
    filters: [
      enumFilter({
        key: 'state',
        label: words.state,
        values: ecologyMemberStates,
        words: words.states,
        toInput: (state) => ({ state }),
      }),
      enumFilter({
        key: 'type',
        label: words.type,
        values: ecologyMemberTypes,
        words: words.types,
        toInput: (memberType) => ({ memberType }),
      }),
      recent,
    ],
    columns: [
      {
        key: 'memberName',
        title: words.name,
        width: 200,
        mobile: 'first',
        sortable: true,
        render: ({ memberName }) => memberName,
      },
      column.status('state', words.state, ({ state }) => <MemberState state={state} />),
      column.text('type', words.type, ({ memberType }) => lookUp(words.types, memberType, memberType), { width: 104 }),
      column.text('message', words.message, ({ message }) => message, { quiet: true, mobile: 'second' }),
      column.text('contact', words.contact, ({ contactName }) => contactName, { width: 112 }),
      column.text('phone', words.phone, ({ phoneNumber }) => phoneNumber, { width: 136 }),
      column.text('email', words.email, ({ email }) => email, { width: 176, hidden: true }),
      column.count('replyCount', words.replies, ({ replyCount }) => replyCount, { sortable: true }),
      column.time('createTime', words.created, ({ createTime }) => createTime, { sortable: true }),
    ],
  });
};
