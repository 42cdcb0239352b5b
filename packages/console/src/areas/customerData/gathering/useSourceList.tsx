import { type GatherSource, gatherSourceKinds, type Input, type pageGatherSources } from '@console/api/contract';
import { usePageGatherSources } from '@console/api/hooks/dataGather';
import { lookUp } from '@console/base';
import { Status, Tag } from '@console/ui/states';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useGatherWords } from './gatherWords.js';

/** Milliseconds between two looks: counts and the last event move while it is watched. */
const LOOKS_AGAIN = 10_000;
const column = columnsOf<GatherSource>();

const useSources = recordListHook<GatherSource, Omit<Input<typeof pageGatherSources>, 'current' | 'size'>>({
  kind: 'gather source',
  usePage: usePageGatherSources,
});

/** Sources by page, name, kind and whether they may send. */
export const useSourceList = () => {
  const words = useGatherWords();
  return useSources({
    refreshEvery: () => LOOKS_AGAIN,
    filters: [
      enumFilter({
        key: 'kind',
        label: words.kind,
        values: gatherSourceKinds,
        words: words.kinds,
        toInput: (kind) => ({ kind }),
      }),
      enumFilter({
        key: 'status',
        label: words.status,
        values: ['on', 'off'],
        words,
        toInput: (state) => ({ authorized: state === 'on' }),
      }),
    ],
    columns: [
      { key: 'sourceName', title: words.name, mobile: 'first', sortable: true, render: ({ sourceName }) => sourceName },
      column.text('kind', words.kind, ({ kind }) => lookUp(words.kinds, kind, kind), { width: 104, mobile: 'second' }),
      column.status('status', words.status, ({ authorized }) => (
        <Status tone={authorized ? 'ok' : 'off'}>{authorized ? words.on : words.off}</Status>
      )),
      column.count('today', words.today, ({ todayCount }) => todayCount),
      column.count('eventCount', words.all, ({ eventCount }) => eventCount, { sortable: true }),
      {
        key: 'drift',
        title: words.drift,
        width: 112,
        render: ({ driftCount }) =>
          driftCount === 0 ? NOTHING : <Tag tone="warning">{words.drifted(driftCount)}</Tag>,
      },
      column.time('lastEventTime', words.last, ({ lastEventTime }) => lastEventTime, { sortable: true }),
    ],
  });
};
