import { useMessage } from '@console/ui/provider';
import { attempt } from '../../actions/attempt.js';
import { useDictionary } from '../../locale/useDictionary.js';

/** What a call that hangs labels is given. */
export interface LabelChange {
  idList: string[];
  add?: string[];
  remove?: string[];
}

/** What came of it. */
export interface LabelOutcome {
  changedCount: number;
  /** What puts everything back, one after another. */
  takeBack: readonly LabelChange[];
}

/** Hangs labels and takes others off. Rejects with the call's error. */
export type ChangeLabels = (change: LabelChange) => Promise<LabelOutcome>;

/** Changes labels through `run`, says what came of it, and offers to undo exactly that. Rejects as `run` does. */
export const useLabelChange = (run: ChangeLabels) => {
  const { form } = useDictionary();
  const message = useMessage();
  return async (
    { idList, add, remove }: { idList: readonly string[]; add: readonly string[]; remove: readonly string[] },
    said: (changedCount: number) => string,
  ): Promise<void> => {
    const { changedCount, takeBack } = await run({
      idList: [...idList],
      ...(add.length > 0 && { add: [...add] }),
      ...(remove.length > 0 && { remove: [...remove] }),
    });
    const undo = async () => {
      for (const change of takeBack) await run(change);
    };
    message.success(
      said(changedCount),
      takeBack.length === 0 ? undefined : { label: form.undo, onClick: () => void attempt(undo) },
    );
  };
};
