import { useReadTripleImport } from '@console/api/hooks/tripleImports';
import { useReadTripleTask } from '@console/api/hooks/tripleTasks';
import { type Async, mapAsync } from '@console/base';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { type Reviewed, reviewedImport, reviewedTask, whileGoing } from './reviewed.js';

/** The task or the import that the address names, looked at again while it goes on; without an item where it names none. */
export const useReviewed = () => {
  const [get] = useQueryState();
  const importId = idIn(get('importId'));
  const taskId = importId === undefined ? idIn(get('id')) : undefined;
  const task = useReadTripleTask(taskId === undefined ? null : { id: taskId }, { refreshEvery: whileGoing });
  const imported = useReadTripleImport(importId === undefined ? null : { id: importId }, { refreshEvery: whileGoing });
  const item: Async<Reviewed> | undefined =
    taskId !== undefined
      ? mapAsync(task.state, reviewedTask)
      : importId !== undefined
        ? mapAsync(imported.state, reviewedImport)
        : undefined;
  return { item, isTask: taskId !== undefined, task: task.data, imported: imported.data };
};
