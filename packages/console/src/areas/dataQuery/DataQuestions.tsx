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

const noneSaved = [] as const;

/** One's own conversations with data. */
export const DataQuestions = ({ currentId, onOpen, onAdd }: DataQuestionsProps) => {
  const now = useNow();
  const [keyword, setKeyword] = useState('');
  const threads = useInfiniteDataThreads({ ...(keyword !== '' && { keyword }) });
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
