import { usePageCrowdPacks } from '@console/api/hooks/marketing/crowdPack';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';

type PackPickerProps = Omit<RemoteSelectProps, 'found' | 'known' | 'onSearch' | 'mode' | 'single'> & {
  /** Those chosen already, which may not be among the first found. */
  known?: readonly { id: string; name: string }[];
};

/** Chooses one crowd pack by name. */
export const PackPicker = ({ known = [], ...rest }: PackPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const found = usePageCrowdPacks({ current: 1, size: 50, ...(keyword !== '' && { keyword }) }, { keepPrevious: true });
  return (
    <RemoteSelect
      allowClear
      {...rest}
      single
      found={mapAsync(found.state, ({ list }) => list.map(({ id, packName }) => ({ value: id, label: packName })))}
      known={known.map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={setKeyword}
    />
  );
};
