import type { Input, pageTripleImports, pageTripleTasks, TripleImport, TripleTask } from '@console/api/contract';
import { tripleImportStatuses, tripleTaskStatuses } from '@console/api/contract';
import { usePageTripleImports } from '@console/api/hooks/tripleImports';
import { usePageTripleTasks } from '@console/api/hooks/tripleTasks';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter, type RecordFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { whileAnyGoing } from '../review/reviewed.js';
import { useBaseOptions } from './BaseField.js';
import { TaskStatus } from './TaskStatus.js';
import { useTaskWords } from './taskWords.js';

/** In the address while schemas are looked at, or triples imported. */
export const SCHEMAS = 'schemas';
export const IMPORT = 'import';
const besides = [SCHEMAS, IMPORT];

const taskColumn = columnsOf<TripleTask>();
const importColumn = columnsOf<TripleImport>();

const useTasks = recordListHook<TripleTask, Omit<Input<typeof pageTripleTasks>, 'current' | 'size'>>({
  kind: 'triple task',
  usePage: usePageTripleTasks,
});
const useImports = recordListHook<TripleImport, Omit<Input<typeof pageTripleImports>, 'current' | 'size'>>({
  kind: 'triple import',
  usePage: usePageTripleImports,
});

const useBaseFilter = (label: string): RecordFilter<{ knowBaseId: string }> => ({
  key: 'base',
  label,
  known: 'id',
  options: useBaseOptions(),
  toInput: (knowBaseId) => ({ knowBaseId }),
});

/** Extractions by page, name, base and state; they are looked at again while one is on its way. */
export const useTaskList = (paused: boolean) => {
  const words = useTaskWords();
  return useTasks({
    paused,
    besides,
    refreshEvery: whileAnyGoing,
    filters: [
      useBaseFilter(words.base),
      enumFilter({
        key: 'status',
        label: words.status,
        values: tripleTaskStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      { key: 'taskName', title: words.name, mobile: 'first', render: ({ taskName }) => taskName },
      taskColumn.text('base', words.base, ({ knowBaseName }) => knowBaseName, { width: 140, mobile: 'second' }),
      taskColumn.text('method', words.method, ({ method }) => lookUp(words.methods, method, method), { width: 128 }),
      taskColumn.status('status', words.status, (task) => <TaskStatus task={task} failed={task.chunkFailed} />, {
        width: 168,
      }),
      taskColumn.text('seen', words.seen, ({ seenCount, relationCount }) => words.seenOf(seenCount, relationCount), {
        width: 104,
        align: 'end',
        mobile: 'secondEnd',
      }),
      taskColumn.count('passed', words.passed, ({ passedCount }) => passedCount),
      taskColumn.time('createTime', words.time, ({ createTime }) => createTime),
    ],
  });
};

/** Imports by page, name, base and state; they are looked at again while one is on its way. */
export const useImportList = (paused: boolean) => {
  const words = useTaskWords();
  return useImports({
    paused,
    besides,
    refreshEvery: whileAnyGoing,
    filters: [
      useBaseFilter(words.base),
      enumFilter({
        key: 'status',
        label: words.status,
        values: tripleImportStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      { key: 'taskName', title: words.name, mobile: 'first', render: ({ taskName }) => taskName },
      importColumn.text('base', words.base, ({ knowBaseName }) => knowBaseName, { width: 140, mobile: 'second' }),
      importColumn.text('file', words.file, ({ fileName }) => fileName, { width: 160, quiet: true }),
      importColumn.status('status', words.status, (one) => <TaskStatus task={one} failed={0} />, { width: 136 }),
      importColumn.text('seen', words.seen, ({ seenCount, tripleCount }) => words.seenOf(seenCount, tripleCount), {
        width: 120,
        align: 'end',
        mobile: 'secondEnd',
      }),
      importColumn.count('passed', words.passed, ({ passedCount }) => passedCount),
      importColumn.time('createTime', words.time, ({ createTime }) => createTime),
    ],
  });
};
