import { type SavedQuestion, verifySavedQuestion } from '@console/api/contract';
import {
  useModifySavedQuestion,
  useRemoveSavedQuestions,
  useRunSavedQuestion,
  useVerifySavedQuestion,
} from '@console/api/hooks/savedQuestions';
import type { SavedVerb } from '@console/ui/data-answer';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useSavedWords } from './savedWords.js';

export interface SavedVerbsOptions {
  /** An answer is to be looked at. */
  onAnswer: (id: string) => void;
  /** It is to be changed. */
  onChange: (saved: SavedQuestion) => void;
}

/** What can be done with a saved question: asked again by whoever sees it, changed and deleted by who saved it. */
export const useSavedVerbs = ({ onAnswer, onChange }: SavedVerbsOptions) => {
  const words = useSavedWords();
  const act = useAction();
  const remove = useRemove();
  const asks = useRunSavedQuestion();
  const modify = useModifySavedQuestion();
  const verify = useVerifySavedQuestion();
  const removal = useRemoveSavedQuestions();
  const verifies = usePermitted(verifySavedQuestion);

  const run = ({ id }: SavedQuestion) => act({ run: async () => onAnswer((await asks.run({ id })).id) });
  const lastOf = ({ lastRun }: SavedQuestion): string | undefined =>
    (lastRun?.failure === '' ? lastRun.answerId : null) ?? undefined;
  const open = (saved: SavedQuestion): void => {
    const last = lastOf(saved);
    if (last === undefined) void run(saved);
    else onAnswer(last);
  };
  const pin = ({ id, pinned }: SavedQuestion) =>
    act({
      run: () => modify.run({ id, pinned: !pinned }),
      done: pinned ? words.unpinnedDone : words.pinnedDone,
    });
  const mark = ({ id, verified, updateTime }: SavedQuestion) =>
    act({
      run: () => verify.run({ id, verified: !verified, updateTime }),
      done: verified ? words.unverifiedDone : words.verifiedDone,
    });

  const verbsOf = (saved: SavedQuestion): readonly SavedVerb[] => {
    const { id, question, own, pinned, verified } = saved;
    return [
      ...(lastOf(saved) === undefined ? [] : [{ key: 'open', label: words.open, onClick: () => open(saved) }]),
      { key: 'run', label: words.run, onClick: () => void run(saved) },
      { key: 'pin', label: pinned ? words.unpin : words.pin, onClick: () => void pin(saved) },
      ...(verifies
        ? [{ key: 'verify', label: verified ? words.unverify : words.verify, onClick: () => void mark(saved) }]
        : []),
      ...(own
        ? [
            { key: 'edit', label: words.edit, onClick: () => onChange(saved) },
            {
              key: 'remove',
              label: words.removeIt,
              danger: true,
              onClick: () =>
                void remove({
                  title: words.remove(question),
                  text: words.removeText,
                  run: () => removal.run({ idList: [id] }),
                  done: words.removed,
                }),
            },
          ]
        : []),
    ];
  };
  return { verbsOf, open, run };
};
