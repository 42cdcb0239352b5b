import { type Gap, gapReasons, gapStates } from '@console/api/contract';
import { usePageGaps } from '@console/api/hooks/gaps';
import { type Async, failed, ready } from '@console/base';
import { Tag } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../../lists/recordListHook.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useIsMobile } from '../../../state/device.js';
import { Named } from '../faq/faq.styles.js';
import { useGapWords } from './gapWords.js';
import { ReasonTags } from './ReasonTags.js';
import { useGapView } from './useGapView.js';

const column = columnsOf<Gap>();

/** One question by its id, whatever its state. */
export const useOneGap = (id: string | undefined): Async<Gap> | undefined => {
  const { list: words } = useDictionary();
  const { state } = usePageGaps(id === undefined ? null : { current: 1, size: 1, id }, { keepPrevious: false });
  if (id === undefined) return undefined;
  if (state.state !== 'ready') return state;
  const [gap] = state.data.list;
  return gap === undefined ? failed({ code: 404, message: words.gone }) : ready(gap);
};

const useList = recordListHook({ kind: 'gap', usePage: usePageGaps, useOne: useOneGap });

/** The waiting questions of a base, or of all bases, by page, words, reason and state. */
export const useGapList = (kbId: string): RecordList<Gap> => {
  const words = useGapWords();
  const view = useGapView();
  const isMobile = useIsMobile();
  const everywhere = view.scope === 'all';
  return useList({
    within: { ...(!everywhere && { kbId }), ...(!view.hasState && { state: 'open' as const }) },
    filters: [
      enumFilter({
        key: 'reason',
        label: words.reason,
        values: gapReasons,
        words: words.reasons,
        toInput: (reason) => ({ reason }),
      }),
      enumFilter({
        key: 'state',
        label: words.state,
        values: gapStates,
        words: words.states,
        toInput: (state) => ({ state }),
      }),
      enumFilter({
        key: 'scope',
        label: words.scope,
        values: ['all'],
        words: { all: words.allBases },
        toInput: () => ({}),
      }),
    ],
    columns: [
      {
        key: 'question',
        title: words.question,
        mobile: 'first',
        sortable: true,
        render: (gap) => (
          <Named>
            {gap.question}
            <small>
              {gap.returned > 0 && <Tag tone="warning">{words.returned(gap.returned)}</Tag>}
              <ReasonTags gap={gap} />
              {everywhere && gap.knowledgeBaseName}
            </small>
          </Named>
        ),
      },
      {
        key: 'times',
        title: words.times,
        width: 96,
        align: 'end',
        sortable: true,
        mobile: 'second',
        render: ({ times }) => (isMobile ? words.timesShort(times) : times.toLocaleString()),
      },
      column.count('people', words.people, ({ people }) => people, { width: 96, sortable: true }),
      column.time('lastTime', words.lastTime, ({ lastTime }) => lastTime, { sortable: true }),
    ],
  });
};
