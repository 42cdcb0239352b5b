import { useInfiniteDataThreads } from '@console/api/hooks/dataQuery';
import { mapAsync } from '@console/base';
import { QuestionList } from '@console/ui/data-answer';
import { useState } from 'react';
import { useNow } from '../../time/useNow.js';

interface DataQuestionsProps {
  currentId: string | null;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** Milliseconds between two looks while an answer is made. */
const WHILE_RUNNING = 2_000;

const noneSaved = [] as const;

/** One's own conversations with data. */
export const DataQuestions = ({ currentId, onOpen, onAdd }: DataQuestionsProps) => {
  const now = useNow();
  const [keyword, setKeyword] = useState('');
  const [busy, setBusy] = useState(false);
  const threads = useInfiniteDataThreads(
    { ...(keyword !== '' && { keyword }) },
    busy ? { refreshEvery: WHILE_RUNNING } : {},
  );
  const running = threads.data?.list.some(({ status }) => status === 'running') === true;
  // An answer may have ended before anybody followed it.
  if (running !== busy) setBusy(running);
  return (
    <QuestionList
      questions={mapAsync(threads.state, ({ list }) => ({
        saved: noneSaved,
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
      onOpenSaved={({ id }) => onOpen(id)}
      onLoadMore={threads.loadMore}
    />
  );
};
