import { DatabaseOutlined, DeleteOutlined } from '@ant-design/icons';
import { ASSOCIATION, type DataAnswer } from '@console/api/contract';
import { usePageDataSources } from '@console/api/hooks/dataSources';
import { useListDataSuggestions, useRemoveDataThreads } from '@console/api/hooks/dataQuery';
import { DataAnswerView, DataComposer } from '@console/ui/data-answer';
import { IconButton } from '@console/ui/button';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useRemove } from '../../actions/useRemove.js';
import { useDraft } from '../../session/drafts.js';
import { Answers, Begin, Head, Talk, Thread } from './dataQuery.styles.js';
import { useDataQueryWords } from './dataQueryWords.js';
import { useDataConversation } from './useDataConversation.js';

interface DataConversationProps {
  /** Null: it begins with the next question. */
  id: string | null;
  /** Of the page. */
  title: string;
  /** The source that is asked. Left out: the one that the last question was about, at first the association's own data. */
  chosen?: string;
  /** Left out: no other one can be chosen. */
  onSourceChange?: (sourceId: string) => void;
  onBegun: (id: string) => void;
  /** The sources are to be looked after. Left out: by somebody else. */
  onSources?: () => void;
  /** It was deleted. */
  onRemoved: () => void;
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
export const DataConversation = ({
  id,
  title,
  chosen,
  onSourceChange,
  onBegun,
  onSources,
  onRemoved,
}: DataConversationProps) => {
  const words = useDataQueryWords();
  const draft = useDraft(`data:${id ?? 'new'}`);
  const conversation = useDataConversation(id, onBegun);
  const sources = usePageDataSources({ current: 1, size: 200, enabled: true });
  const [asking, setAsking] = useState(false);
  const { state, running, ask, change, resolve, repeat, rate, save, stop } = conversation;
  const { run: removeThreads } = useRemoveDataThreads();
  const remove = useRemove();
  const newest = useRef<HTMLDivElement>(null);
  const thread = state.state === 'ready' ? state.data : undefined;
  const count = thread?.answers.length ?? 0;
  const sourceId = chosen ?? thread?.answers.at(-1)?.sources[0]?.id ?? ASSOCIATION;
  // What was just asked is what is looked at.
  useEffect(() => {
    newest.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  const send = async (question: string): Promise<void> => {
    setAsking(true);
    if (await ask(question, [sourceId])) draft.set('');
    setAsking(false);
  };
  const removeIt = async ({ id: thread, title: asked }: { id: string; title: string }): Promise<void> => {
    const gone = await remove({
      title: words.remove(asked),
      text: words.removeText,
      run: () => removeThreads({ idList: [thread] }),
      done: words.removed,
    });
    if (gone) onRemoved();
  };
  const answerOf = (answer: DataAnswer, at: number) => (
    <div key={answer.id} ref={at === count - 1 ? newest : undefined}>
      <DataAnswerView
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
    </div>
  );
  return (
    <Talk>
      <Head>
        <h1>{thread?.title ?? title}</h1>
        {onSources && <IconButton label={words.sources} icon={<DatabaseOutlined aria-hidden />} onClick={onSources} />}
        {thread !== undefined && (
          <IconButton
            label={words.removeIt}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => void removeIt(thread)}
          />
        )}
      </Head>
      <Answers>
        {id === null ? (
          <Beginning sourceId={sourceId} onAsk={(question) => void send(question)} />
        ) : state.state === 'error' && state.error.code === 404 ? (
          <EmptyState picture="search" title={words.gone} description={words.goneText} />
        ) : (
          <AsyncView value={state} what={words.ask} skeleton={<Skeletons shape="text" count={8} />}>
            {({ answers }) => <Thread>{answers.map(answerOf)}</Thread>}
          </AsyncView>
        )}
      </Answers>
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
    </Talk>
  );
};
