import { useInfiniteDataThreads } from '@console/api/hooks/dataQuery';
import { usePageSavedQuestions } from '@console/api/hooks/savedQuestions';
import { type SavedQuestion, verifySavedQuestion } from '@console/api/contract';
import { mapAsync } from '@console/base';
import { useAgo } from '@console/ui/ago';
import { QuestionList } from '@console/ui/data-answer';
import { knownSchedule, useScheduleText } from '@console/ui/saved-question';
import { useState } from 'react';
import { usePermitted } from '../../session/usePermitted.js';
import { useNow } from '../../time/useNow.js';
import { lastText } from './saved/savedText.js';
import { useSavedVerbs } from './saved/useSavedVerbs.js';
import { useSavedWords } from './saved/savedWords.js';

interface DataQuestionsProps {
  currentId: string | null;
  onOpen: (id: string) => void;
  onAdd: () => void;
  /** A saved question is to be changed. */
  onChangeSaved: (saved: SavedQuestion) => void;
  /** All saved ones are wanted. */
  onAllSaved: () => void;
}

/** Milliseconds between two looks while an answer is made. */
const WHILE_RUNNING = 2_000;

/** Of those saved; the rest is a press away. */
const SAVED = 8;

/** What one can ask again, and one's own conversations with data. */
export const DataQuestions = ({ currentId, onOpen, onAdd, onChangeSaved, onAllSaved }: DataQuestionsProps) => {
  const now = useNow();
  const ago = useAgo();
  const scheduleText = useScheduleText();
  const words = useSavedWords();
  const [keyword, setKeyword] = useState('');
  const [busy, setBusy] = useState(false);
  const threads = useInfiniteDataThreads(
    { ...(keyword !== '' && { keyword }) },
    busy ? { refreshEvery: WHILE_RUNNING } : {},
  );
  const saved = usePageSavedQuestions({ current: 1, size: SAVED, ...(keyword !== '' && { keyword }) });
  const savedOnes = saved.data?.list ?? [];
  const scheduleIn = (one: SavedQuestion) => {
    const schedule = knownSchedule(one.schedule);
    return schedule === null ? {} : { schedule: scheduleText(schedule) };
  };
  const savedOf = (id: string) => savedOnes.find((one) => one.id === id);
  const { verbsOf, open } = useSavedVerbs({ onAnswer: onOpen, onChange: onChangeSaved });
  // Who verifies them also takes them from a file, where there are none yet.
  const verifies = usePermitted(verifySavedQuestion);
  const running = threads.data?.list.some(({ status }) => status === 'running') === true;
  // An answer may have ended before anybody followed it.
  if (running !== busy) setBusy(running);
  return (
    <QuestionList
      questions={mapAsync(threads.state, ({ list }) => ({
        saved: savedOnes.map((one) => ({
          id: one.id,
          title: one.question,
          pinned: one.pinned,
          failed: one.lastRun !== null && one.lastRun.failure !== '',
          last: lastText(one, words, (time) => ago(time, now)),
          ...scheduleIn(one),
        })),
        asked: list.map(({ id, title, status, updateTime }) => ({
          id,
          title,
          updateTime,
          running: status === 'running',
        })),
        hasMore: threads.hasMore,
        loadingMore: threads.loadingMore,
      }))}
      currentId={currentId}
      now={now}
      keyword={keyword}
      onKeywordChange={(event) => setKeyword(event.keyword)}
      onAdd={onAdd}
      onOpen={({ id }) => onOpen(id)}
      onOpenSaved={({ id }) => {
        const one = savedOf(id);
        if (one !== undefined) open(one);
      }}
      verbsOf={({ id }) => {
        const one = savedOf(id);
        return one === undefined ? [] : verbsOf(one);
      }}
      {...((verifies || (saved.data?.total ?? 0) > 0) && { onAllSaved })}
      onLoadMore={threads.loadMore}
    />
  );
};
