import type { DataAnswer } from '@console/api/contract';
import { usePageDataSources } from '@console/api/hooks/dataSources';
import { useListDataSuggestions } from '@console/api/hooks/dataQuery';
import { DataAnswerView, DataComposer } from '@console/ui/data-answer';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useDraft } from '../../session/drafts.js';
import { Answers, Begin, Foot, HeardTitle, Talk } from './dataQuery.styles.js';
import { useDataQueryWords } from './dataQueryWords.js';
import { useDataConversation } from './useDataConversation.js';

interface DataConversationProps {
  /** Null: it begins with the next question. */
  id: string | null;
  /** Of the page. */
  title: string;
  /** The source that is asked first. */
  sourceId: string;
  /** Left out: no other one can be chosen. */
  onSourceChange?: (sourceId: string) => void;
  onBegun: (id: string) => void;
}

/** What to begin with: questions that are understood at once. */
const Beginning = ({ sourceId, onAsk }: { sourceId: string; onAsk: (question: string) => void }) => {
  const words = useDataQueryWords();
  const suggestions = useListDataSuggestions({ sourceIds: [sourceId] });
  return (
    <Begin>
      <h2>{words.welcome}</h2>
      <p>{words.welcomeText}</p>
      <AsyncView value={suggestions.state} what={words.welcome} skeleton={<Skeletons shape="text" count={2} />}>
        {(questions) => (
          <ul>
            {questions.map((question) => (
              <li key={question}>
                <Button onClick={() => onAsk(question)}>{question}</Button>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Begin>
  );
};

/** Questions to data that follow one another, each with its answer, and the field for the next. */
export const DataConversation = ({ id, title, sourceId, onSourceChange, onBegun }: DataConversationProps) => {
  const words = useDataQueryWords();
  const draft = useDraft(`data:${id ?? 'new'}`);
  const conversation = useDataConversation(id, onBegun);
  const sources = usePageDataSources({ current: 1, size: 200, enabled: true });
  const [asking, setAsking] = useState(false);
  const { state, running, ask, change, resolve, repeat, rate, save, stop } = conversation;

  const send = async (question: string): Promise<void> => {
    setAsking(true);
    if (await ask(question, [sourceId])) draft.set('');
    setAsking(false);
  };
  const answerOf = (answer: DataAnswer) => (
    <DataAnswerView
      key={answer.id}
      answer={answer}
      refreshing={answer.status === 'running' && answer.table !== null}
      onChange={({ chip, values }) => void change(answer, chip, values)}
      onResolve={({ choices, remember }) => resolve(answer, choices, remember)}
      onRewrite={() => draft.set(answer.question)}
      onAsk={({ question }) => void send(question)}
      onRetry={() => void repeat(answer)}
      onExport={({ format }) => save(answer, format, words.file(answer.question))}
      onRate={({ liked }) => rate(answer, liked)}
    />
  );
  return (
    <Talk>
      <HeardTitle>{title}</HeardTitle>
      <Answers>
        {id === null ? (
          <Beginning sourceId={sourceId} onAsk={(question) => void send(question)} />
        ) : state.state === 'error' && state.error.code === 404 ? (
          <EmptyState picture="search" title={words.gone} description={words.goneText} />
        ) : (
          <AsyncView value={state} what={words.ask} skeleton={<Skeletons shape="text" count={8} />}>
            {({ answers }) => <>{answers.map(answerOf)}</>}
          </AsyncView>
        )}
      </Answers>
      <Foot>
        <DataComposer
          value={draft.text}
          onChange={draft.set}
          onSend={() => void send(draft.text.trim())}
          running={asking || running !== null}
          onStop={stop}
          maxLength={1000}
          sources={(sources.data?.list ?? []).filter((one) => onSourceChange !== undefined || one.id === sourceId)}
          sourceId={sourceId}
          {...(onSourceChange && { onSourceChange: (event: { sourceId: string }) => onSourceChange(event.sourceId) })}
          more={id !== null}
        />
      </Foot>
    </Talk>
  );
};
