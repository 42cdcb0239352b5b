import { addFaq, type RecordedAnswer } from '@console/api/contract';
import { useInfiniteRecordedAnswers } from '@console/api/hooks/conversationRecords';
import { useOffered } from '@console/api/hooks/useOffered';
import { usePermitted } from '../../../session/usePermitted.js';

/** An answer that somebody should have given better. */
const isPoor = ({ isLike, status, references }: RecordedAnswer): boolean =>
  isLike === false || (status === 'done' && references.length === 0);

/** The answers of the open conversation, and the way from one of them to an FAQ. */
export const useRecordedAnswers = (topicId: string | undefined, onFaq: (answerId: string) => void) => {
  const answers = useInfiniteRecordedAnswers(topicId === undefined ? null : { topicId }, { size: 20 });
  const permitted = usePermitted(addFaq);
  const offered = useOffered(addFaq) && permitted;
  const said = answers.data?.list.filter(({ status }) => status !== 'running') ?? [];
  const wanted = said.findLast(isPoor) ?? said.at(-1);
  return {
    ...answers,
    /** Undefined: the reader may write none. */
    onFaq: offered ? onFaq : undefined,
    /** Of the last answer that was poor, else of the last one. */
    onWantedFaq: offered && wanted !== undefined ? () => onFaq(wanted.id) : undefined,
  };
};

export type RecordedAnswers = ReturnType<typeof useRecordedAnswers>;
