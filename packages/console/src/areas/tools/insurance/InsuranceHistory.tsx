import { useInfiniteInsurance } from '@console/api/hooks/insurance';
import { mapAsync } from '@console/base';
import { QuestionList } from '@console/ui/data-answer';
import { useState } from 'react';
import { useNow } from '../../../time/useNow.js';

interface InsuranceHistoryProps {
  currentId: string | null;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** Milliseconds between two looks while one is at work. */
const WHILE_RUNNING = 2_000;

/** One's own questions to the insurance tool. */
export const InsuranceHistory = ({ currentId, onOpen, onAdd }: InsuranceHistoryProps) => {
  const now = useNow();
  const [keyword, setKeyword] = useState('');
  const [busy, setBusy] = useState(false);
  const questions = useInfiniteInsurance(
    { ...(keyword !== '' && { keyword }) },
    busy ? { refreshEvery: WHILE_RUNNING } : {},
  );
  const running = questions.data?.list.some(({ status }) => status === 'running') === true;
  if (running !== busy) setBusy(running);
  return (
    <QuestionList
      questions={mapAsync(questions.state, ({ list }) => ({
        saved: [],
        asked: list.map(({ id, question, status, createTime }) => ({
          id,
          title: question,
          updateTime: createTime,
          running: status === 'running',
        })),
        hasMore: questions.hasMore,
        loadingMore: questions.loadingMore,
      }))}
      currentId={currentId}
      now={now}
      keyword={keyword}
      onKeywordChange={(event) => setKeyword(event.keyword)}
      onAdd={onAdd}
      onOpen={({ id }) => onOpen(id)}
      onOpenSaved={({ id }) => onOpen(id)}
      onLoadMore={questions.loadMore}
    />
  );
};
