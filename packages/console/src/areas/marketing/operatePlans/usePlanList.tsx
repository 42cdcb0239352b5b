import {
  channels,
  type ExecuteStatus,
  executeStatuses,
  type Input,
  type OperatePlan,
  type pageOperatePlans,
} from '@console/api/contract';
import { useCountOperatePlans, usePageOperatePlans } from '@console/api/hooks/marketing/operatePlan';
import { lookUp } from '@console/base';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import type { Paging } from '../../../lists/paging.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { type RecordKind, recordListHook } from '../../../lists/recordListHook.js';
import { lastDay, planTones, shortDay } from './planStates.js';
import { usePlanWords } from './planWords.js';

type Wanted = Omit<Input<typeof pageOperatePlans>, 'current' | 'size'>;

/** What is searched for is the name of a plan. */
const asked = ({ keyword, ...rest }: Paging & Partial<Wanted>) => ({
  ...rest,
  ...(keyword !== undefined && { planName: keyword }),
});

const usePage: RecordKind<OperatePlan, Wanted>['usePage'] = (input, options) =>
  usePageOperatePlans(input && asked(input), options);

const usePlans = recordListHook<OperatePlan, Wanted>({ kind: 'operate plan', usePage });

const column = columnsOf<OperatePlan>();

/** What states are called, each with how many plans are in it as soon as that is known. */
const useCountedStatuses = (paused: boolean): Record<ExecuteStatus, string> => {
  const { statuses, counted } = usePlanWords();
  const { data } = useCountOperatePlans(paused ? null : {});
  const named = (status: ExecuteStatus): string => {
    const count = data?.find(({ executeStatus }) => executeStatus === status)?.count;
    return count === undefined ? statuses[status] : counted(statuses[status], count);
  };
  return {
    draft: named('draft'),
    waiting: named('waiting'),
    running: named('running'),
    paused: named('paused'),
    finished: named('finished'),
  };
};

/** Plans by page, name, state and channel; nothing is loaded while they are looked at otherwise. */
export const usePlanList = (paused: boolean) => {
  const words = usePlanWords();
  const counted = useCountedStatuses(paused);
  return usePlans({
    paused,
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: executeStatuses,
        words: counted,
        toInput: (executeStatus) => ({ executeStatus }),
      }),
      enumFilter({
        key: 'channel',
        label: words.channel,
        values: channels,
        words: words.channels,
        toInput: (channel) => ({ channel }),
      }),
    ],
    columns: [
      { key: 'planName', title: words.name, mobile: 'first', sortable: true, render: ({ planName }) => planName },
      column.status('status', words.status, ({ executeStatus }) => (
        <Status tone={lookUp(planTones, executeStatus, 'off')}>
          {lookUp(words.statuses, executeStatus, executeStatus)}
        </Status>
      )),
      column.text(
        'audience',
        words.audience,
        ({ crowdPackId, crowdPackName, memberCount }) =>
          crowdPackId === null ? null : words.people(crowdPackName, memberCount),
        { mobile: 'second' },
      ),
      column.text(
        'channels',
        words.channel,
        (plan) => plan.channels.map((channel) => lookUp(words.channels, channel, channel)).join(words.join),
        { width: 152 },
      ),
      column.text(
        'startTime',
        words.time,
        ({ startTime, endTime }) => words.dates(shortDay(startTime), lastDay(endTime)),
        { width: 152, sortable: true, mobile: 'secondEnd' },
      ),
      column.text('createdBy', words.owner, ({ createdBy }) => createdBy, { width: 112 }),
    ],
  });
};
