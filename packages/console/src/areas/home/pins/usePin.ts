import type { PinnedQuestion } from '@console/api/contract';
import { useStreamDataAnswer } from '@console/api/hooks/dataAnswer';
import { useStopDataAnswer } from '@console/api/hooks/dataQuery';
import { useModifySavedQuestion, useRunSavedQuestion } from '@console/api/hooks/savedQuestions';
import { knownSchedule, knownThreshold } from '@console/ui/saved-question';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useAction } from '../../../actions/useAction.js';
import { usePinWords } from './pinWords.js';

/** One pinned question with its answer as it comes. What was found before stays until that is there. */
export const usePin = (pin: PinnedQuestion) => {
  const words = usePinWords();
  const act = useAction();
  const asks = useRunSavedQuestion();
  const stops = useStopDataAnswer();
  const modify = useModifySavedQuestion();
  /** Asked here; null once the list knows of it. */
  const [asked, setAsked] = useState<string | null>(null);
  const [before, setBefore] = useState(pin.answer);
  const known = pin.answer?.status === 'running' ? pin.answer.id : null;
  const followed = asked !== null && pin.answer?.id !== asked ? asked : known;
  const live = useStreamDataAnswer(followed);
  const running = followed !== null && live.problem === undefined && (live.answer?.status ?? 'running') === 'running';
  const latest = live.answer ?? pin.answer;
  if (!running && latest !== null && latest !== before) setBefore(latest);

  return {
    running,
    card: {
      ...pin,
      schedule: knownSchedule(pin.schedule),
      threshold: knownThreshold(pin.threshold),
      answer: running ? before : latest,
    },
    run: () => attempt(async () => setAsked((await asks.run({ id: pin.id })).id)),
    stop: () => (followed === null ? undefined : attempt(() => stops.run({ id: followed }))),
    unpin: () =>
      act({
        run: () => modify.run({ id: pin.id, pinned: false }),
        done: words.unpinned,
        undo: () => modify.run({ id: pin.id, pinned: true }),
      }),
  };
};
