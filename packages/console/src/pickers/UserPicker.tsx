import { useListUserNames } from '@console/api/hooks/users';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';

export type UserPickerProps = Omit<RemoteSelectProps, 'found' | 'known' | 'onSearch' | 'what' | 'mode'> & {
  /** Those chosen already, who may not be among the first found. */
  known?: readonly { id: string; username: string }[];
  /** Why somebody with more rights than the reader can't be chosen. Left out: they can. */
  beyond?: string;
};

/** Chooses users by name or account. */
export const UserPicker = ({ known = [], beyond, ...rest }: UserPickerProps) => {
  const { pickers: words } = useDictionary();
  const [keyword, setKeyword] = useState('');
  const names = useListUserNames({ keyword }, { keepPrevious: true });
  const found = mapAsync(names.state, (list) =>
    list.map(({ id, username, account, manageable }) => ({
      value: id,
      label: `${username}（${account}）`,
      ...(beyond !== undefined && manageable === false && { disabled: true, title: beyond }),
    })),
  );
  return (
    <RemoteSelect
      {...rest}
      mode="multiple"
      what={words.users}
      found={found}
      known={known.map(({ id, username }) => ({ value: id, label: username }))}
      onSearch={setKeyword}
    />
  );
};
