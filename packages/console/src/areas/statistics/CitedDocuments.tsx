import type { UsedDocument } from '@console/api/contract';
import { usePageUsedDocuments } from '@console/api/hooks/usage';
import { BarList } from '@console/ui/bar-list';
import { Panel } from '@console/ui/panel';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useState } from 'react';
import { useFigureWords } from '../../figures/figureWords.js';
import { writeBehind } from './behind.js';
import { changeOf } from './measureReading.js';
import { MoreRows, STEP } from './MoreRows.js';
import { useStatisticsWords } from './statisticsWords.js';
import type { StatisticsView } from './useView.js';

interface CitedDocumentsProps {
  view: StatisticsView;
  /** Whether the answers behind a row may be looked at. */
  opens: boolean;
}

/** The documents that answers rest on most. */
export const CitedDocuments = ({ view: { span, compared, behind, open }, opens }: CitedDocumentsProps) => {
  const words = useStatisticsWords();
  const shared = useFigureWords();
  const [size, setSize] = useState(STEP);
  const { startTime, endTime } = span;
  const page = usePageUsedDocuments({ startTime, endTime, cited: true, current: 1, size }, { keepPrevious: true });
  const nothing = <EmptyState picture="search" title={words.nothingCited} />;
  return (
    <Panel title={words.cited} note={page.data?.total ? words.all(page.data.total) : undefined}>
      <AsyncView
        value={page.state}
        what={words.cited}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <BarList
              title={words.cited}
              rows={list}
              rowKey={({ id }) => writeBehind({ kind: 'document', id })}
              name={{
                title: words.document,
                cell: ({ name }) => name,
                full: ({ name, knowledgeBaseName }) => `${name} · ${knowledgeBaseName}`,
                minor: ({ knowledgeBaseName }) => knowledgeBaseName,
              }}
              value={{
                title: words.citedBy,
                of: ({ count }) => count,
                ...(compared && { before: ({ previous }: UsedDocument) => previous }),
              }}
              more={
                compared
                  ? [
                      {
                        key: 'change',
                        title: shared.than(shared.before[span.name]),
                        cell: ({ count, previous }) => changeOf(count, previous),
                      },
                    ]
                  : []
              }
              {...(behind && { selected: writeBehind(behind) })}
              {...(opens && { onSelect: ({ id }: UsedDocument) => open({ kind: 'document', id }, 'citing') })}
            />
            <MoreRows shown={list.length} total={total} onMore={setSize} />
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
