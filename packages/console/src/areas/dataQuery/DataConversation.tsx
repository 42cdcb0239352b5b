import { DatabaseOutlined, DeleteOutlined } from '@ant-design/icons';
import { ASSOCIATION, type DataAnswer } from '@console/api/contract';
import { usePageDataSources } from '@console/api/hooks/dataSources';
import { useListDataSuggestions, useRemoveDataThreads } from '@console/api/hooks/dataQuery';
import { joinDrafts } from '@console/base';
import { DataAnswerView, DataComposer } from '@console/ui/data-answer';
import { IconButton } from '@console/ui/button';
import type { ComposerHandle } from '@console/ui/chat';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRemove } from '../../actions/useRemove.js';
import { useDraft } from '../../session/drafts.js';
import { Answers, Begin, Head, Talk, Thread } from './dataQuery.styles.js';
import { useDataQueryWords } from './dataQueryWords.js';
import type { SavingSubject } from './saved/savedFields.js';
import { useDataConversation } from './useDataConversation.js';

interface DataConversationProps {
  /** Null: it begins with the next question. */
  id: string | null;
  /** Of the page. */
  title: string;
  /** The sources that are asked. Left out: those that the last question was about, at first the association's own data. */
  chosen?: readonly string[];
  /** Left out: no others can be chosen. */
  onSourcesChange?: (sourceIds: readonly string[]) => void;
  /** A question that another page brings. It is put into the field, and asked by nobody but the reader. */
  brought?: string;
  onBroughtTaken: () => void;
  /** A question is to be kept. */
  onSave: (subject: SavingSubject) => void;
  onBegun: (id: string) => void;
  /** The sources are to be looked after. Left out: by somebody else. */
  onSources?: () => void;
  /** It was deleted. */
  onRemoved: () => void;
}

/** What to begin with: questions that are understood at once. */
const Beginning = ({ sourceIds, onAsk }: { sourceIds: readonly string[]; onAsk: (question: string) => void }) => {
  const words = useDataQueryWords();
  const suggestions = useListDataSuggestions({ sourceIds: [...sourceIds] });
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
  onSourcesChange,
  brought,
  onBroughtTaken,
  onSave,
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
  const before = thread?.answers.at(-1)?.sources.map((one) => one.id) ?? [];
  const sourceIds = chosen ?? (before.length > 0 ? before : [ASSOCIATION]);
  const composer = useRef<ComposerHandle>(null);
  const takeBrought = useEffectEvent((question: string) => {
    // What was typed before and not sent is not lost for it.
    draft.set((typed) => (typed === question ? typed : joinDrafts(typed, question)));
    composer.current?.focus();
    onBroughtTaken();
  });
  useEffect(() => {
    if (brought !== undefined) takeBrought(brought);
  }, [brought]);
  // What was just asked is what is looked at.
  useEffect(() => {
    newest.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  const send = async (question: string): Promise<void> => {
    setAsking(true);
    if (await ask(question, sourceIds)) draft.set('');
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
  /** A question that goes on from another one is kept as it was understood: alone it says nothing. */
  const keep = (
    { id: answerId, question, understood, sources: asked }: DataAnswer,
    at: number,
    pinned: boolean,
  ): void =>
    onSave({
      kind: 'new',
      question: at > 0 && understood !== '' ? understood : question,
      sourceIds: asked.map((one) => one.id),
      answerId,
      pinned,
    });
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
        onSave={() => keep(answer, at, false)}
        onPin={() => keep(answer, at, true)}
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
          <Beginning sourceIds={sourceIds} onAsk={(question) => void send(question)} />
        ) : state.state === 'error' && state.error.code === 404 ? (
          <EmptyState picture="search" title={words.gone} description={words.goneText} />
        ) : (
          <AsyncView value={state} what={words.ask} skeleton={<Skeletons shape="text" count={8} />}>
            {({ answers }) => <Thread>{answers.map(answerOf)}</Thread>}
          </AsyncView>
        )}
      </Answers>
      <DataComposer
        ref={composer}
        value={draft.text}
        onChange={draft.set}
        onSend={() => void send(draft.text.trim())}
        running={asking || running !== null}
        onStop={stop}
        maxLength={1000}
        sources={(sources.data?.list ?? []).filter(
          (one) => onSourcesChange !== undefined || sourceIds.includes(one.id),
        )}
        sourceIds={sourceIds}
        {...(onSourcesChange && { onSourcesChange: (event) => onSourcesChange(event.sourceIds) })}
        more={id !== null}
      />
    </Talk>
  );
};
