import { useDraftRecordedFaq } from '@console/api/hooks/conversationRecords';
import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';
import type { FaqSource } from '../../../pages/parts.js';

/** The answer of a conversation that an FAQ is begun from. */
export const useFaqSource = (answerId: string | undefined): Async<FaqSource> => {
  const { state } = useDraftRecordedFaq(answerId === undefined ? null : { id: answerId });
  return useMemo(
    () =>
      mapAsync(state, ({ question, answer, isLike, feedback, knowledgeBases }) => ({
        question,
        answer,
        disliked: isLike === false ? feedback : null,
        knowledgeBases,
      })),
    [state],
  );
};
