import { useListPrivateDomains } from '@console/api/hooks/marketing/privateDomain';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';
import { usePlanWords } from './planWords.js';

type DomainPickerProps = Omit<RemoteSelectProps, 'found' | 'known' | 'onSearch' | 'mode'> & {
  /** Those chosen already, which may not be among the first found, or were switched off since. */
  known?: readonly { id: string; name: string }[];
};

/** Groups that one task goes to, at most. */
const MOST = 200;

/** Chooses groups of WeCom by name: those that are there and switched on. */
export const DomainPicker = ({ known = [], ...rest }: DomainPickerProps) => {
  const words = usePlanWords();
  const [keyword, setKeyword] = useState('');
  const found = useListPrivateDomains(
    { source: 'weCom', enabled: true, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true },
  );
  return (
    <RemoteSelect
      allowClear
      {...rest}
      mode="multiple"
      maxCount={MOST}
      found={mapAsync(found.state, (list) =>
        list.map(({ id, name, staffName, memberCount }) => ({
          value: id,
          label: words.group(name || words.unnamedGroup, staffName, memberCount),
        })),
      )}
      known={known.map(({ id, name }) => ({ value: id, label: name || words.unnamedGroup }))}
      onSearch={setKeyword}
    />
  );
};
