import type { Faq } from '@console/api/contract';
import { usePageFaq } from '@console/api/hooks/faq';
import { PageFrame } from '@console/ui/page-frame';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useFaqPanelWords } from './faqPanelWords.js';

const column = columnsOf<Faq>();

const useFaqList = recordListHook({ kind: 'faq', usePage: usePageFaq });

export interface FaqPanelProps {
  knowledgeBaseId: string;
  baseName: string;
}

/** The FAQ of one base. */
export const FaqPanel = ({ knowledgeBaseId, baseName }: FaqPanelProps) => {
  const words = useFaqPanelWords();
  const { follow } = useAddress();
  const list = useFaqList({
    within: { kbId: knowledgeBaseId },
    filters: [
      enumFilter({
        key: 'enabled',
        label: words.state,
        values: ['on', 'off'],
        words: { on: words.on, off: words.off },
        toInput: (state) => ({ enabled: state === 'on' }),
      }),
    ],
    columns: [
      column.text('question', words.question, ({ question }) => question, { mobile: 'first' }),
      column.count('similar', words.similar, ({ similarQuestions }) => similarQuestions.length, { width: 88 }),
      column.count('hits', words.hits, ({ hits }) => hits, { width: 88 }),
      column.status(
        'enabled',
        words.state,
        ({ enabled }) => <Status tone={enabled ? 'ok' : 'off'}>{enabled ? words.on : words.off}</Status>,
        { width: 96, mobile: 'second' },
      ),
    ],
  });
  return (
    <PageFrame
      title={words.title}
      crumbs={[{ label: baseName, href: linkTo('knowledgeBase', { base: knowledgeBaseId }) }]}
      onNavigate={follow}
      count={list.total}
    >
      <RecordTable
        list={list}
        label={words.title}
        rowName={({ question }) => question}
        searchHint={words.search}
        empty={{ title: words.emptyTitle, description: words.emptyText }}
      />
    </PageFrame>
  );
};
