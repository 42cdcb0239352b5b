import type { Faq } from '@console/api/contract';
import { useListFaqTags, usePageFaq } from '@console/api/hooks/faq';
import { mapAsync } from '@console/base';
import { Tag } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { EnabledStatus, useEnabledList } from '../../../lists/enabled.js';
import type { RecordFilter } from '../../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../../lists/recordListHook.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import { useIsMobile } from '../../../state/device.js';
import { Hits, Named } from './faq.styles.js';
import { useFaqWords } from './faqWords.js';
import { TrendLine } from './TrendLine.js';

const column = columnsOf<Faq>();

/** In the address while a file is imported, or a question tried. */
export const IMPORT = 'import';
export const TRY = 'try';
const besides = [IMPORT, TRY];

const useList = recordListHook({ kind: 'faq', usePage: usePageFaq, one: (id) => ({ id }) });

/** The FAQ of a base by page, words, tag and state. */
export const useFaqList = (kbId: string): RecordList<Faq> => {
  const words = useFaqWords();
  const inUse = useEnabledList();
  const [get] = useQueryState();
  const isMobile = useIsMobile();
  const labels = useLabelFilter();
  const tags = useListFaqTags({ kbId });
  const wanted = get('tag');
  const known = tags.data?.map(({ tag }) => tag) ?? [];
  const byTag: RecordFilter<{ tag: string }> = {
    key: 'tag',
    label: words.tag,
    // Until they are there, the address is believed.
    known: tags.data === undefined && wanted !== undefined ? [wanted] : known,
    options: mapAsync(tags.state, (list) => list.map(({ tag, count }) => ({ value: tag, label: `${tag} ${count}` }))),
    toInput: (tag) => ({ tag }),
  };
  return useList({
    within: { kbId },
    newIn: kbId,
    besides,
    filters: [byTag, ...labels.filters, inUse.filter],
    paused: labels.waiting,
    columns: [
      {
        key: 'question',
        title: words.question,
        mobile: 'first',
        sortable: true,
        render: ({ question, number, tags: own, labels: hung = [] }) => (
          <Named>
            {question}
            <small>
              {words.number(number)}
              {hung.slice(0, 3).map(({ id, name }) => (
                <Tag key={id} tone="info">
                  {name}
                </Tag>
              ))}
              {own.slice(0, 3).map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </small>
          </Named>
        ),
      },
      column.count('similar', words.similar, ({ similarQuestions }) => similarQuestions.length, { width: 80 }),
      {
        key: 'recentHits',
        title: words.recentHits,
        width: 160,
        align: 'end',
        sortable: true,
        mobile: 'secondEnd',
        render: ({ trend, recentHits }) => (
          <Hits>
            {recentHits > 0 && !isMobile && <TrendLine values={trend} label={words.trendLabel(trend)} />}
            {isMobile ? words.times(recentHits) : recentHits.toLocaleString('en-US')}
          </Hits>
        ),
      },
      column.status('enabled', words.state, ({ enabled }) => <EnabledStatus enabled={enabled} />),
    ],
  });
};
