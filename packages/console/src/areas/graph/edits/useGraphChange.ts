import { useUndoGraphChange } from '@console/api/hooks/graphEdits';
import type { Confirmation } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../../actions/attempt.js';
import { useAction } from '../../../actions/useAction.js';
import { useDictionary } from '../../../locale/useDictionary.js';

interface Changed {
  readonly changeId: string;
}

export interface GraphChange {
  /** Asked before. Left out, it is done at once. */
  ask?: Confirmation;
  run: () => Promise<Changed>;
  /** Said when it was done, with a button that takes it back. */
  done: string;
}

export interface GraphChanges {
  /** Does what a button starts. Answers whether it was done. */
  change: (change: GraphChange) => Promise<boolean>;
  /** Says that a form has made a change, and offers to take it back. */
  tell: (changed: Changed, done: string) => Promise<void>;
}

/** Changes the graph: each change can be taken back. `onChanged`: what no read shows by itself is asked for again. */
export const useGraphChange = (onChanged: () => Promise<void>): GraphChanges => {
  const { form } = useDictionary();
  const act = useAction();
  const message = useMessage();
  const undo = useUndoGraphChange();
  const tell = async ({ changeId }: Changed, done: string): Promise<void> => {
    const takeBack = async () => {
      await undo.run({ changeId });
      await onChanged();
    };
    message.success(done, { label: form.undo, onClick: () => void attempt(takeBack) });
    await onChanged();
  };
  return {
    change: ({ ask, run, done }) => act({ ...(ask && { ask }), run: async () => tell(await run(), done) }),
    tell,
  };
};
