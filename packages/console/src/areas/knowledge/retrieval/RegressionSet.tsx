import { addRetrievalCheck, type RetrievalCheck } from '@console/api/contract';
import { usePageRetrievalChecks, useRemoveRetrievalChecks } from '@console/api/hooks/retrievalChecks';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Segments } from '@console/ui/segments';
import { Pagination } from 'antd';
import { useRemove } from '../../../actions/useRemove.js';
import { Offered } from '../../../session/Offered.js';
import { AddCheck } from './AddCheck.js';
import { CheckRow } from './CheckRow.js';
import { Head, Rows } from './retrieval.styles.js';
import { useRetrievalWords } from './retrievalWords.js';
import { RunHead } from './RunHead.js';
import type { RetrievalTestState } from './useRetrievalTest.js';

const SIZE = 20;
/** Milliseconds between two looks at a run. */
const INTERVAL = 1000;

const filters = ['all', 'broken', 'mended', 'wrong'] as const;

export interface RegressionSetProps {
  knowledgeBaseId: string;
  test: Pick<RetrievalTestState, 'result' | 'filter' | 'page' | 'turn' | 'run' | 'showRun'>;
  onOpen: (place: { documentId: string; chunkId?: string }) => void;
}

/** Questions a base is checked with after every change of it. */
export const RegressionSet = ({ knowledgeBaseId, test, onOpen }: RegressionSetProps) => {
  const words = useRetrievalWords();
  const ask = useRemove();
  const remove = useRemoveRetrievalChecks();
  const { result, page: current, run } = test;
  const checks = usePageRetrievalChecks(
    { knowledgeBaseId, current, size: SIZE, ...(result && { result }), ...(run !== undefined && { runId: run }) },
    { refreshEvery: (page) => (page?.run?.status === 'running' ? INTERVAL : 0) },
  );
  const removeCheck = ({ id, question }: RetrievalCheck) =>
    ask({
      title: words.remove(question),
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });
  return (
    <>
      <Offered calls={[addRetrievalCheck]}>
        <AddCheck knowledgeBaseId={knowledgeBaseId} />
      </Offered>
      <AsyncView value={checks.state} what={words.checks}>
        {({ list, total, run: shown }) => {
          if (total === 0 && result === undefined)
            return <EmptyState picture="search" title={words.noChecks} description={words.noChecksHint} />;
          return (
            <>
              <RunHead knowledgeBaseId={knowledgeBaseId} run={shown} onShow={test.showRun} />
              {shown !== undefined && (
                <Head>
                  <Segments
                    label={words.filter}
                    value={result ?? 'all'}
                    options={filters.map((value) => ({ value, label: words.filters[value] }))}
                    onChange={(value) => test.filter(value === 'all' ? undefined : value)}
                  />
                </Head>
              )}
              {list.length === 0 && <EmptyState picture="search" title={words.noMatch} />}
              <Rows aria-label={words.checks}>
                {list.map((check) => (
                  <CheckRow key={check.id} check={check} onOpen={onOpen} onRemove={() => void removeCheck(check)} />
                ))}
              </Rows>
              <Pagination
                simple
                hideOnSinglePage
                align="end"
                current={current}
                pageSize={SIZE}
                total={total}
                onChange={test.turn}
              />
            </>
          );
        }}
      </AsyncView>
    </>
  );
};
