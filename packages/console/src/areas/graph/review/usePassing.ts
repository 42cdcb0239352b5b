import { usePassTripleImport } from '@console/api/hooks/tripleImports';
import { usePassTripleTask } from '@console/api/hooks/tripleTasks';
import { useAction } from '../../../actions/useAction.js';
import type { Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

/** Passes the review of a task or an import: says before how many were looked at, and how many stay behind. */
export const usePassing = ({ of, total, seenCount, acceptedCount }: Reviewed) => {
  const words = useReviewWords();
  const act = useAction();
  const task = usePassTripleTask();
  const imported = usePassTripleImport();
  const pass = () =>
    act({
      ask: {
        title: words.passTitle(acceptedCount),
        text: words.passText(seenCount, total, Math.max(0, total - seenCount)),
        verb: words.passVerb,
      },
      run: () => ('taskId' in of ? task.run({ id: of.taskId }) : imported.run({ id: of.importId })),
      done: words.passing,
    });
  return { pass, running: task.running || imported.running };
};
