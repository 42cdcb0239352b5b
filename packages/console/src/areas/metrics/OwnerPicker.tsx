import type { Metric } from '@console/api/contract';
import { useListMetricOwners } from '@console/api/hooks/metrics';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';
import { useMetricFormWords } from './metricFormWords.js';

interface OwnerPickerProps extends Omit<RemoteSelectProps, 'found' | 'known' | 'onSearch' | 'what' | 'mode'> {
  /** Who it is now, and may not be among the first found. */
  owner?: Metric['owner'] | undefined;
}

/** Chooses who answers for a metric, by name. */
export const OwnerPicker = ({ owner, ...field }: OwnerPickerProps) => {
  const words = useMetricFormWords();
  const [keyword, setKeyword] = useState('');
  const owners = useListMetricOwners({ keyword }, { keepPrevious: true });
  return (
    <RemoteSelect
      {...field}
      allowClear
      what={words.owner}
      found={mapAsync(owners.state, (list) => list.map(({ id, name }) => ({ value: id, label: name })))}
      {...(owner && { known: [{ value: owner.id, label: owner.name }] })}
      onSearch={setKeyword}
    />
  );
};
