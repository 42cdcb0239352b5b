import {
  type Assignment,
  type AssignmentState,
  assignmentStates,
  type Input,
  type pageAssignments,
} from '@console/api/contract';
import { usePageAssignments } from '@console/api/hooks/marketing/qyWechat';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { assignmentName, whileGoing } from './assignmentName.js';
import { useAssignWords } from './assignWords.js';

const tones: Record<AssignmentState, StatusTone> = {
  draft: 'warning',
  running: 'running',
  paused: 'warning',
  stopped: 'off',
  done: 'ok',
};

/** How far an assignment is. */
export const AssignmentStatus = ({ state }: Pick<Assignment, 'state'>) => (
  <Status tone={lookUp(tones, state, 'off')}>{lookUp(useAssignWords().states, state, state)}</Status>
);

const column = columnsOf<Assignment>();

const useAssignments = recordListHook<Assignment, Omit<Input<typeof pageAssignments>, 'current' | 'size'>>({
  kind: 'assignment',
  usePage: usePageAssignments,
});

/** Assignments by page and state; looked at again while one runs. */
export const useAssignmentList = () => {
  const words = useAssignWords();
  const separator = useSeparator();
  return useAssignments({
    refreshEvery: (page) => {
      const looks = (page?.list ?? []).map(whileGoing).filter((wait) => wait > 0);
      return looks.length === 0 ? 0 : Math.min(...looks);
    },
    filters: [
      enumFilter({
        key: 'state',
        label: words.state,
        values: assignmentStates,
        words: words.states,
        toInput: (state) => ({ state }),
      }),
    ],
    columns: [
      {
        key: 'name',
        title: words.name,
        mobile: 'first',
        render: (row) => assignmentName(row, words, separator),
      },
      column.status('state', words.state, ({ state }) => <AssignmentStatus state={state} />),
      column.text('remark', words.remark, ({ remark }) => remark, { quiet: true }),
      column.count('total', words.total, ({ total }) => total),
      column.count('done', words.done, ({ doneCount }) => doneCount),
      column.count('asked', words.asked, ({ askedCount }) => askedCount),
      column.count('failed', words.failed, ({ refusedCount, unknownCount }) => refusedCount + unknownCount),
      column.text('createdBy', words.createdBy, ({ createdBy }) => createdBy, { width: 112, mobile: 'second' }),
      column.time('createTime', words.created, ({ createTime }) => createTime),
    ],
  });
};
