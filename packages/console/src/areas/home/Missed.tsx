import { usePageMissedQuestions } from '@console/api/hooks/home';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Panel, Table } from './home.styles.js';
import { useHomeWords } from './homeWords.js';
import type { Span } from './span.js';

const SHOWN = 8;

/** Questions that found nothing, the most frequent first: what the knowledge bases lack. */
export const Missed = ({ span: { startTime, endTime } }: { span: Span }) => {
  const { missed: words } = useHomeWords();
  const page = usePageMissedQuestions({ current: 1, size: SHOWN, startTime, endTime });
  const nothing = <EmptyState picture="search" title={words.nothing} />;
  return (
    <Panel>
      <h2>
        {words.title}
        {page.data && page.data.total > 0 && <small>{words.all(page.data.total)}</small>}
      </h2>
      <AsyncView
        value={page.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={4} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list }) => (
          <Table>
            <thead>
              <tr>
                <th scope="col">{words.question}</th>
                <th scope="col" data-number="">
                  {words.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ question, count }) => (
                <tr key={question}>
                  <th scope="row" title={question}>
                    {question}
                  </th>
                  <td data-number="">{count.toLocaleString()}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </AsyncView>
    </Panel>
  );
};
