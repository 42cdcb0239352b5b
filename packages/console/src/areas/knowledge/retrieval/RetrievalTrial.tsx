import type { RetrievalHit } from '@console/api/contract';
import { useAddRetrievalCheck } from '@console/api/hooks/retrievalChecks';
import { useTestRetrieval } from '@console/api/hooks/retrievalTests';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { DocumentPicker, type PickedDocument } from './DocumentPicker.js';
import { KeptTests } from './KeptTests.js';
import { Fields, Head } from './retrieval.styles.js';
import { RetrievalHits } from './RetrievalHits.js';
import { useRetrievalWords } from './retrievalWords.js';
import { ShareSlider } from './ShareSlider.js';

/** A question in the test, at most. */
const MOST = 1000;

interface QuestionFieldProps {
  asked: string;
  onAsk: (question: string) => void;
}

const QuestionField = ({ asked, onAsk }: QuestionFieldProps) => {
  const words = useRetrievalWords();
  const [question, setQuestion] = useState(asked);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question.trim());
      }}
    >
      <Input
        value={question}
        maxLength={MOST}
        allowClear
        aria-label={words.question}
        placeholder={words.question}
        onChange={({ target }) => setQuestion(target.value)}
        onClear={() => onAsk('')}
        suffix={
          <Button type="text" size="small" htmlType="submit" disabled={question.trim() === ''}>
            {words.run}
          </Button>
        }
      />
    </form>
  );
};

export interface RetrievalTrialProps {
  knowledgeBaseId: string;
  /** Where is looked at first. Left out: in the whole base. */
  document?: PickedDocument;
  /** Empty: nothing yet. */
  question: string;
  onAsk: (question: string) => void;
  onOpen: (place: { documentId: string; chunkId: string }) => void;
}

/** Tries out what a question finds, and what it would find under other settings. */
export const RetrievalTrial = ({ knowledgeBaseId, document, question, onAsk, onOpen }: RetrievalTrialProps) => {
  const words = useRetrievalWords();
  const act = useAction();
  const addCheck = useAddRetrievalCheck();
  const [scope, setScope] = useState(document);
  const [threshold, setThreshold] = useState<number>();
  const [weight, setWeight] = useState<number>();
  const found = useTestRetrieval(
    question === ''
      ? null
      : {
          knowledgeBaseId,
          question,
          ...(scope && { documentId: scope.id }),
          ...(weight !== undefined && { vectorWeight: weight }),
        },
    { keepPrevious: true },
  );
  const expect = ({ chunk }: RetrievalHit) =>
    act({
      run: () => addCheck.run({ question, documentId: chunk.documentId, chunkId: chunk.id }),
      done: words.expected,
    });
  const reset = () => {
    setThreshold(undefined);
    setWeight(undefined);
  };
  return (
    <>
      <QuestionField key={question} asked={question} onAsk={onAsk} />
      <Fields>
        <div>
          {words.scope}
          <DocumentPicker
            knowledgeBaseId={knowledgeBaseId}
            value={scope}
            label={words.everywhere}
            onChange={setScope}
          />
        </div>
        {question !== '' && found.data && (
          <>
            <ShareSlider
              label={words.threshold}
              value={threshold ?? found.data.settings.scoreThreshold}
              onChange={setThreshold}
            />
            {found.data.byMeaning && (
              <ShareSlider
                label={words.weight}
                value={weight ?? found.data.settings.vectorWeight}
                onChange={setWeight}
              />
            )}
          </>
        )}
      </Fields>
      {question === '' ? (
        <KeptTests
          knowledgeBaseId={knowledgeBaseId}
          onChoose={({ question: kept, documentId, documentName = '' }) => {
            setScope(documentId === undefined ? undefined : { id: documentId, name: documentName });
            onAsk(kept);
          }}
        />
      ) : (
        <AsyncView value={found.state} what={words.title}>
          {({ hits, terms, byMeaning, reranked, settings }) => (
            <>
              <Head>
                <p>
                  {terms.length === 0 ? words.nothingLookedFor : words.lookedFor(terms.join(' · '))}
                  {` · ${byMeaning ? words.method.meaning : words.method.words}`}
                  {reranked && ` · ${words.method.reranked}`}
                </p>
                {(threshold !== undefined || weight !== undefined) && (
                  <>
                    <span>{words.trying}</span>
                    <Button size="small" onClick={reset}>
                      {words.reset}
                    </Button>
                  </>
                )}
              </Head>
              {hits.length === 0 ? (
                <EmptyState picture="search" title={words.empty} description={words.emptyHint} />
              ) : (
                <RetrievalHits
                  hits={hits}
                  settings={{ ...settings, ...(threshold !== undefined && { scoreThreshold: threshold }) }}
                  onOpen={({ chunk }) => onOpen({ documentId: chunk.documentId, chunkId: chunk.id })}
                  onExpect={(hit) => void expect(hit)}
                />
              )}
            </>
          )}
        </AsyncView>
      )}
    </>
  );
};
