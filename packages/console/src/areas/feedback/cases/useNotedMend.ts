import type { MendKind } from '@console/api/contract';
import { useNoteMend } from '@console/api/hooks/feedbackCases';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../../actions/attempt.js';
import { useCaseWords } from './caseWords.js';

/** Has a case remember that something was mended for it. */
export const useNotedMend = (caseId: string) => {
  const words = useCaseWords();
  const message = useMessage();
  const note = useNoteMend();
  return (kind: MendKind, targetId: string, said = words.noted): void =>
    void attempt(async () => {
      await note.run({ id: caseId, kind, targetId });
      message.success(said);
    });
};
