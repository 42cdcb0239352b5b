import type { ManagedUser } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import { usePageUsers } from '@console/api/hooks/users';
import { mapAsync, maskPhone } from '@console/base';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList } from '../../lists/enabled.js';
import type { RecordFilter } from '../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../lists/recordListHook.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useUserWords } from './userWords.js';

const column = columnsOf<ManagedUser>();

const useList = recordListHook({ kind: 'user', usePage: usePageUsers, one: (userId) => ({ userId }) });

/** The users by page, role and state. `besides` stands in the address in the place of a user. */
export const useUserList = (options: { besides: readonly string[]; paused: boolean }): RecordList<ManagedUser> => {
  const words = useUserWords();
  const separator = useSeparator();
  const inUse = useEnabledList();
  const roles = useListRoles(options.paused ? null : {});
  const byRole: RecordFilter<{ roleId: string }> = {
    key: 'role',
    label: words.roles,
    known: 'id',
    options: mapAsync(roles.state, (list) => list.map(({ id, name }) => ({ value: id, label: name }))),
    toInput: (roleId) => ({ roleId }),
  };
  return useList({
    ...options,
    filters: [byRole, inUse.filter],
    columns: [
      column.text('username', words.username, ({ username }) => username, {
        width: 140,
        mobile: 'first',
        sortable: true,
      }),
      column.text('account', words.account, ({ account }) => account, { width: 140, mobile: 'second', sortable: true }),
      column.text('phone', words.phone, ({ phoneNumber }) => maskPhone(phoneNumber), { width: 128, quiet: true }),
      column.text('department', words.department, ({ department }) => department, {
        width: 120,
        quiet: true,
        sortable: true,
      }),
      column.text('roles', words.roles, (user) => user.roles.map(({ name }) => name).join(separator), { width: 240 }),
      inUse.column,
      column.time('lastSignInTime', words.lastSignIn, ({ lastSignInTime }) => lastSignInTime, {
        never: words.never,
        sortable: true,
      }),
    ],
  });
};
