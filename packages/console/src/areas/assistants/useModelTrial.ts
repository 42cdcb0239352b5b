import { ApiError } from '@console/api';
import type { Model } from '@console/api/contract';
import { useTestModel } from '@console/api/hooks/models';
import { useRef, useState } from 'react';

/** What came of asking a model one short thing. */
export interface ModelReply {
  /** Why it does not work; null: it does. */
  problem: string | null;
  /** Milliseconds until it began to answer. */
  duration: number;
  /** What it said first; empty for models that say nothing. */
  words: string;
}

export type ModelTrial = { model: Model } & (
  | { state: 'running' }
  | { state: 'cancelled' }
  | { state: 'failed'; message: string }
  | { state: 'done'; reply: ModelReply }
);

/** One trial of a model at a time; what is closed or cancelled is no longer waited for. */
export const useModelTrial = () => {
  const test = useTestModel();
  const [trial, setTrial] = useState<ModelTrial>();
  const abort = useRef<AbortController>(undefined);

  const begin = async (model: Model) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setTrial({ model, state: 'running' });
    try {
      const reply = await test.run({ id: model.id }, { quiet: true, signal: own.signal });
      setTrial({ model, state: 'done', reply });
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setTrial({ model, state: 'failed', message: error.message });
    }
  };
  const cancel = () => {
    abort.current?.abort();
    setTrial((current) => current && { model: current.model, state: 'cancelled' });
  };
  const close = () => {
    abort.current?.abort();
    setTrial(undefined);
  };
  return { trial, begin, cancel, close };
};
