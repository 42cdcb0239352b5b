import { usePageMissedQuestions } from '@console/api/hooks/home';
import { Panel } from '@console/ui/panel';
import type { Span } from '@console/ui/range-picker';
import { type SimpleColumn, SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useHomeWords } from './homeWords.js';

const SHOWN = 8;

/** Questions that found nothing, the most frequent first: what the knowledge bases lack. */
export const Missed = ({ span: { startTime, endTime } }: { span: Span }) => {
  const { missed: words } = useHomeWords();
  const page = usePageMissedQuestions({ current: 1, size: SHOWN, startTime, endTime });
  const nothing = <EmptyState picture="search" title={words.nothing} />;
  const columns: SimpleColumn<{ question: string; count: number }>[] = [
    { key: 'question', title: words.question, cell: ({ question }) => question, full: ({ question }) => question },
    { key: 'count', title: words.count, cell: ({ count }) => count.toLocaleString(), number: true },
  ];
  return (
    <Panel title={words.title} note={page.data?.total ? words.all(page.data.total) : undefined}>
      <AsyncView
        value={page.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={4} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list }) => <SimpleTable columns={columns} rows={list} rowKey={({ question }) => question} />}
      </AsyncView>
    </Panel>
  );
};
