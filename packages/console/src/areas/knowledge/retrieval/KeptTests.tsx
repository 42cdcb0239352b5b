import { DeleteOutlined } from '@ant-design/icons';
import { type KeptRetrievalTest, removeRetrievalTests } from '@console/api/contract';
import { useListRetrievalTests, useRemoveRetrievalTests } from '@console/api/hooks/retrievalTests';
import { useAgo } from '@console/ui/ago';
import { IconButton } from '@console/ui/button';
import { AsyncView, EmptyState } from '@console/ui/states';
import { useEffect } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { Offered } from '../../../session/Offered.js';
import { useNow } from '../../../time/useNow.js';
import { Head, Line, RowButton, Rows } from './retrieval.styles.js';
import { useRetrievalWords } from './retrievalWords.js';

export interface KeptTestsProps {
  knowledgeBaseId: string;
  onChoose: (test: KeptRetrievalTest) => void;
}

/** What the reader tried in this base before. */
export const KeptTests = ({ knowledgeBaseId, onChoose }: KeptTestsProps) => {
  const words = useRetrievalWords();
  const act = useAction();
  const now = useNow();
  const ago = useAgo();
  const tests = useListRetrievalTests({ knowledgeBaseId });
  const remove = useRemoveRetrievalTests();
  const { refresh } = tests;
  // What was tried a moment ago is not in what was read before.
  useEffect(() => refresh(), [refresh]);
  const nothing = <EmptyState picture="search" title={words.keptNone} />;
  return (
    <>
      <Head>
        <h3>{words.kept}</h3>
      </Head>
      <AsyncView value={tests.state} what={words.kept} empty={(list) => (list.length === 0 ? nothing : null)}>
        {(list) => (
          <Rows aria-label={words.kept}>
            {list.map((test) => (
              <li key={test.id}>
                <RowButton type="button" onClick={() => onChoose(test)}>
                  <strong>{test.question}</strong>
                </RowButton>
                <Line>
                  <span>{ago(test.time, now)}</span>
                  {test.documentName !== undefined && <span>{test.documentName}</span>}
                  <span>{test.best === '' ? words.keptEmpty : test.best}</span>
                  <Offered calls={[removeRetrievalTests]}>
                    <IconButton
                      label={words.forget(test.question)}
                      icon={<DeleteOutlined />}
                      onClick={() => void act({ run: () => remove.run({ idList: [test.id] }), done: words.forgotten })}
                    />
                  </Offered>
                </Line>
              </li>
            ))}
          </Rows>
        )}
      </AsyncView>
    </>
  );
};
