import { type CrowdPack, crowdPackSources, type Input, type pageCrowdPacks } from '@console/api/contract';
import { usePageCrowdPacks } from '@console/api/hooks/marketing/crowdPack';
import { lookUp } from '@console/base';
import { MetricSpark } from '@console/ui/metric';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { Size } from './crowdPacks.styles.js';
import { LOOK, tones } from './packCount.js';

/** In the address while packs are combined, or one is made from a file. */
export const COMBINE = 'combine';
export const UPLOAD = 'upload';

const column = columnsOf<CrowdPack>();

const usePacks = recordListHook<CrowdPack, Omit<Input<typeof pageCrowdPacks>, 'current' | 'size'>>({
  kind: 'crowd pack',
  usePage: usePageCrowdPacks,
});

/** Packs by page, name, source and whether they are updated; looked at again while one is being counted. */
export const useCrowdPackList = () => {
  const words = useCrowdPackWords();
  return usePacks({
    besides: [COMBINE, UPLOAD],
    refreshEvery: (page) => (page?.list.some(({ status }) => status === 'counting') ? LOOK : 0),
    filters: [
      enumFilter({
        key: 'source',
        label: words.source,
        values: crowdPackSources,
        words: words.sources,
        toInput: (source) => ({ source }),
      }),
      enumFilter({
        key: 'alive',
        label: words.updating,
        values: ['yes', 'no'],
        words: { yes: words.alive, no: words.frozen },
        toInput: (alive) => ({ alive: alive === 'yes' }),
      }),
    ],
    columns: [
      { key: 'packName', title: words.name, mobile: 'first', render: ({ packName }) => packName },
      column.text('source', words.source, ({ source }) => lookUp(words.sources, source, source), { width: 88 }),
      column.status('status', words.status, ({ status }) => (
        <Status tone={lookUp(tones, status, 'off')}>{lookUp(words.statuses, status, status)}</Status>
      )),
      {
        key: 'size',
        title: words.size,
        width: 168,
        align: 'end',
        mobile: 'second',
        render: ({ memberCount, recentSizes }) => (
          <Size>
            <MetricSpark points={recentSizes.map((value, at) => ({ time: String(at), value }))} />
            {memberCount.toLocaleString()}
          </Size>
        ),
      },
      column.text(
        'updating',
        words.updating,
        ({ alive, countHour }) => (alive ? words.aliveAt(countHour) : words.frozen),
        {
          width: 160,
        },
      ),
      column.count('usedBy', words.usedBy, ({ usedBy }) => usedBy),
      column.time('countTime', words.countTime, ({ countTime }) => countTime),
    ],
  });
};
