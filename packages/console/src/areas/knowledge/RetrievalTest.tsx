import { useTestRetrieval } from '@console/api/hooks/chunks';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, EmptyState } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKnowledgeWords } from './knowledgeWords.js';

const Hits = styled.ol`
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${tokens.line};
  }

  button {
    width: 100%;
    height: auto;
    padding: 12px 0;
    text-align: left;
    white-space: normal;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export interface RetrievalTestProps {
  open: boolean;
  onClose: () => void;
  /** What was asked; empty: nothing yet. */
  question: string;
  onAsk: (question: string) => void;
  knowledgeBaseId: string;
  documentId: string;
  onFound: (chunkId: string) => void;
}

/** Tries out which chunks of this document a question finds. */
export const RetrievalTest = ({
  open,
  onClose,
  question: asked,
  onAsk,
  knowledgeBaseId,
  documentId,
  onFound,
}: RetrievalTestProps) => {
  const { chunks } = useKnowledgeWords();
  const [question, setQuestion] = useState(asked);
  const found = useTestRetrieval(!open || asked === '' ? null : { knowledgeBaseId, documentId, question: asked });
  const nothing = <EmptyState picture="search" title={chunks.testEmpty} />;
  return (
    <SideDrawer open={open} title={chunks.test} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(question.trim());
        }}
      >
        <Input
          value={question}
          maxLength={1000}
          aria-label={chunks.testQuestion}
          placeholder={chunks.testQuestion}
          onChange={({ target }) => setQuestion(target.value)}
          suffix={
            <Button type="text" size="small" htmlType="submit" disabled={question.trim() === ''}>
              {chunks.testRun}
            </Button>
          }
        />
      </form>
      {asked !== '' && (
        <AsyncView value={found.state} empty={(hits) => (hits.length === 0 ? nothing : null)}>
          {(hits) => (
            <Hits>
              {hits.map(({ chunk }, rank) => (
                <li key={chunk.id}>
                  <Button type="text" onClick={() => onFound(chunk.id)}>
                    <span>
                      <small>
                        {String(chunk.index).padStart(3, '0')} {chunk.heading.join(' / ')} · {chunks.rank(rank + 1)}
                      </small>
                      <Words>{chunk.content}</Words>
                    </span>
                  </Button>
                </li>
              ))}
            </Hits>
          )}
        </AsyncView>
      )}
    </SideDrawer>
  );
};
