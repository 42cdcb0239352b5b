import { ApiError } from '@console/api';
import type { AssistantTrial } from '@console/api/contract';
import { useTryAssistant } from '@console/api/hooks/assistants';
import { type Async, failed, loading, ready } from '@console/base';
import { useEffect, useRef, useState } from 'react';
import { answeringOf, type AssistantFields, baseWeightsOf } from './assistantFields.js';

/** One question at a time, answered by what a form says now. */
export const useAssistantTrial = () => {
  const { run } = useTryAssistant();
  const [result, setResult] = useState<Async<AssistantTrial>>();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async (question: string, fields: AssistantFields) => {
    stopper.current?.abort();
    const own = new AbortController();
    stopper.current = own;
    setResult(loading);
    const { knowledgeBaseIds, answersAlone } = fields;
    try {
      const reply = await run(
        {
          question,
          knowledgeBaseIds,
          baseWeights: baseWeightsOf(fields),
          answersAlone,
          answering: answeringOf(fields),
        },
        { quiet: true, signal: own.signal },
      );
      setResult(ready(reply));
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setResult(failed(error));
    }
  };
  const stop = () => {
    stopper.current?.abort();
    setResult(undefined);
  };
  return { result, start, stop };
};
