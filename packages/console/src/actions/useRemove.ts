import { useCallback } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { useAction } from './useAction.js';

export interface Removal {
  /** Names what goes: "删除助手“裁判助手”？" */
  title: string;
  /** What follows from it. */
  text?: string;
  /** The verb on the button. Default "删除". */
  verb?: string;
  run: () => Promise<unknown>;
  /** Said when it is gone. */
  done: string;
  /** Brings it back. */
  undo?: () => Promise<unknown>;
}

/** Removes something after a question. Answers whether it is gone. */
export const useRemove = (): ((removal: Removal) => Promise<boolean>) => {
  const { form } = useDictionary();
  const act = useAction();
  return useCallback(
    ({ title, text, verb = form.remove, ...rest }) =>
      act({ ask: { title, verb, danger: true, ...(text !== undefined && { text }) }, ...rest }),
    [act, form],
  );
};
