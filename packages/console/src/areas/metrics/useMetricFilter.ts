import { usePageMetrics, useReadMetric } from '@console/api/hooks/metrics';
import { mapAsync } from '@console/base';
import { useState } from 'react';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import type { RecordFilter } from '../../lists/recordFilters.js';

const KEY = 'metric';

/** Narrows a list down to one metric, which is looked for by name, code or synonym. */
export const useMetricFilter = (label: string): RecordFilter<{ metricId: string }> => {
  const [get] = useQueryState();
  const [keyword, setKeyword] = useState('');
  const found = usePageMetrics({ current: 1, size: 50, ...(keyword !== '' && { keyword }) });
  const chosenId = idIn(get(KEY));
  const isFound = found.data?.list.some(({ id }) => id === chosenId) ?? true;
  // It was chosen before other words were looked for, or by a link.
  const chosen = useReadMetric(chosenId === undefined || isFound ? null : { id: chosenId });
  return {
    key: KEY,
    label,
    known: 'id',
    options: mapAsync(found.state, ({ list }) =>
      [...(chosen.data === undefined || isFound ? [] : [chosen.data]), ...list].map(({ id, metricName }) => ({
        value: id,
        label: metricName,
      })),
    ),
    onSearch: setKeyword,
    toInput: (metricId) => ({ metricId }),
  };
};
