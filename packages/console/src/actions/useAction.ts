import { type Confirmation, useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { useCallback } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { attempt } from './attempt.js';

export interface Action {
  /** Asked before. Left out, it is done at once. */
  ask?: Confirmation;
  run: () => Promise<unknown>;
  /** Said when it was done. */
  done?: string;
  /** Takes it back, offered for a moment beside what is said. */
  undo?: () => Promise<unknown>;
}

/**
 * Does what a button starts: asks where that is wanted, runs, and says that it was done. Answers whether it was. What the
 * server refuses is said by the client of the API.
 */
export const useAction = (): ((action: Action) => Promise<boolean>) => {
  const { form } = useDictionary();
  const confirm = useConfirm();
  const message = useMessage();
  return useCallback(
    async ({ ask, run, done, undo }) => {
      if (ask !== undefined && !(await confirm(ask))) return false;
      return attempt(async () => {
        await run();
        const takeBack = undo && {
          label: form.undo,
          onClick: () => void attempt(async () => void (await undo())),
        };
        if (done !== undefined) message.success(done, takeBack);
      });
    },
    [confirm, form, message],
  );
};
