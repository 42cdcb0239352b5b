import type { TripleImport, TripleTaskDetail } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { Facts } from '../../../details/Facts.js';
import { useTaskWords } from '../tasks/taskWords.js';
import { useReviewWords } from './reviewWords.js';

export interface TaskFactsProps {
  open: boolean;
  task: TripleTaskDetail | undefined;
  imported: TripleImport | undefined;
  onClose: () => void;
}

/** How a task was set up and what it took, or where an import came from. */
export const TaskFacts = ({ open, task, imported, onClose }: TaskFactsProps) => {
  const { facts: words, settings } = useReviewWords();
  const { methods } = useTaskWords();
  const one = task ?? imported;
  return (
    <DetailDrawer open={open && one !== undefined} title={settings} onClose={onClose}>
      {one && (
        <Facts
          columns={1}
          facts={[
            [words.base, one.knowBaseName],
            ...(task
              ? ([
                  [words.method, lookUp(methods, task.method, task.method)],
                  [words.schema, task.schemaId === null ? words.noSchema : task.schemaName],
                  [words.files, task.fileCount.toLocaleString()],
                  [words.chunks, words.chunksOf(task.chunkDone, task.chunkCount)],
                  [words.tokens, task.tokens === null ? null : words.tokensOf(task.tokens.toLocaleString())],
                ] as const)
              : []),
            ...(imported ? ([[words.file, imported.fileName]] as const) : []),
            [words.by, one.createdBy],
            [words.time, formatDateTime(one.createTime)],
          ]}
        />
      )}
    </DetailDrawer>
  );
};
