import { usePageMetrics } from '@console/api/hooks/metrics';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';

export interface MetricPickerProps extends Omit<RemoteSelectProps, 'found' | 'onSearch'> {
  /** Which are offered: those in use, or those that are typed in. */
  only: { readonly enabled: true } | { readonly kept: true };
}

/** Chooses metrics by name, code or synonym. */
export const MetricPicker = ({ only, ...field }: MetricPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const metrics = usePageMetrics({ current: 1, size: 50, ...only, ...(keyword !== '' && { keyword }) });
  return (
    <RemoteSelect
      {...field}
      found={mapAsync(metrics.state, ({ list }) =>
        list.map(({ id, metricName }) => ({ value: id, label: metricName })),
      )}
      onSearch={setKeyword}
    />
  );
};
